/** Texts that macOS and some keyboards send in NFD: stored in NFC, and recognised in both. */
import { ownRegistrationUrl } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { startFakeFormHost } from '../../testing/fake-form-host';
import { postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const composed = { name: '김윤슬', phone: '010-5555-0001', message: '84A 문의', 직업: '교사' };
const decomposed = Object.fromEntries(
  Object.entries(composed).map(([field, text]) => [field.normalize('NFD'), text.normalize('NFD')]),
);
const key = { 'idempotency-key': 'f0a1' };

const app = forEachTest(() => startApp());

const storedFields = () => app.stored().map(({ fields }) => fields);

test('every text and field name is stored in NFC, and full-width digits as they were typed', async () => {
  const phone = '０１０－５５５５－０００１';
  expect((await postJson(`${app.url}/forms/popup`, { ...decomposed, phone })).status).toBe(200);
  expect(storedFields()).toEqual([{ ...composed, phone }]);
});

test('two hundred syllables in NFD are not too long, and two hundred and one in NFC are', async () => {
  const post = (name: string) => postJson(`${app.url}/forms/popup`, { name, phone: '1' });
  expect((await post('각'.repeat(200).normalize('NFD'))).status).toBe(200);
  expect((await post('각'.repeat(201))).status).toBe(422);
});

test('two field names that are one in NFC are refused like a field that was sent twice', async () => {
  const both = { name: 'a', phone: '1', ['값'.normalize('NFD')]: '1', 값: '2' };
  const answer = await postJson(`${app.url}/forms/popup`, both);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: '값', code: 'not_text' }] });
});

test('a post is the same in NFC and NFD, with a key and without [STORE-4, STORE-5]', async () => {
  const answers = [
    await postJson(`${app.url}/forms/popup`, decomposed, key),
    await postJson(`${app.url}/forms/popup`, composed, key),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await postUrlencoded(`${app.url}/forms/visit`, composed);
  await postUrlencoded(`${app.url}/forms/visit`, decomposed);
  expect(app.stored()).toHaveLength(2);
});

test('a correction is stored in NFC [STORE-14]', async () => {
  const answer = await postJson(`${app.url}/forms/popup`, composed);
  const { receipt } = (await answer.json()) as { receipt: string };
  const corrected = { name: '박호수'.normalize('NFD'), phone: composed.phone };
  const proof = { receipt, digits: '0001', action: 'correct' };
  const shown = await postJson(app.url + ownRegistrationUrl, { ...proof, ...corrected });
  expect(await shown.json()).toMatchObject({ registration: { name: '박호수' } });
  expect(storedFields()).toEqual([{ ...composed, name: '박호수' }]);
});

test('a relay passes NFD on byte for byte, encoded again or not', async () => {
  const host = await startFakeFormHost();
  for (const env of [{}, { FORM_RELAY_ENCODING: 'json' }]) {
    const relaying = await startApp({ FORM_RELAY_URL: host.url, ...env });
    await postJson(`${relaying.url}/forms/popup`, decomposed);
    await relaying.stop();
  }
  const bodies = host.received.map(({ body }) => body);
  expect(bodies).toEqual([JSON.stringify(decomposed), JSON.stringify(decomposed)]);
  await host.stop();
});
