import { forEachTest } from '@site/testing/fixtures';
import { postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const startMs = Date.now();
let nowMs: number;
beforeEach(() => {
  nowMs = startMs;
});
const app = forEachTest(() => startApp({}, () => nowMs));

const person = { name: '김윤슬', phone: '010-0000-0001' };
const key = { 'idempotency-key': 'f0a1' };

test('one key and form: the same answer, one row [STORE-4]', async () => {
  const first = await postJson(`${app.url}/forms/popup`, person, key);
  const second = await postJson(`${app.url}/forms/popup`, person, key);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.text()).toBe(await first.text());
  expect(app.stored()).toHaveLength(1);
});

test.each([
  ['another phone', { ...person, phone: '010-0000-0002' }],
  ['another field', { ...person, message: '84A' }],
])(
  'a key that was used before with %s is a conflict, and nothing is stored',
  async (_what, other) => {
    await postJson(`${app.url}/forms/popup`, person, key);
    const answer = await postJson(`${app.url}/forms/popup`, other, key);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ ok: false, error: 'idempotency_conflict' });
    expect(app.stored().map(({ fields }) => fields)).toEqual([person]);
    expect((await postJson(`${app.url}/forms/popup`, person, key)).status).toBe(200);
  },
);

test('twenty parallel posts with one key are one row [STORE-4]', async () => {
  const posts = Array.from({ length: 20 }, () => postJson(`${app.url}/forms/popup`, person, key));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual(Array(20).fill(200));
  expect(app.stored()).toHaveLength(1);
});

test('the same key at another form, and another key, are other registrations', async () => {
  await postJson(`${app.url}/forms/popup`, person, key);
  await postJson(`${app.url}/forms/inquiry`, person, key);
  await postJson(`${app.url}/forms/popup`, person, { 'idempotency-key': 'f0a2' });
  expect(app.stored()).toHaveLength(3);
});

test('a refused post leaves its key unused', async () => {
  expect((await postJson(`${app.url}/forms/popup`, { name: 'a' }, key)).status).toBe(422);
  expect((await postJson(`${app.url}/forms/popup`, person, key)).status).toBe(200);
  expect(app.stored()).toHaveLength(1);
});

test('a native post is stored once within 60 seconds, and again after [STORE-5]', async () => {
  const url = `${app.url}/forms/visit`;
  for (const afterMs of [0, 59_999, 60_001]) {
    nowMs = startMs + afterMs;
    const answer = await postUrlencoded(url, person);
    expect(answer.headers.get('location')).toBe('/forms/done');
  }
  expect(app.stored()).toHaveLength(2);
});

test('a native post with another text, phone or form is another registration', async () => {
  await postUrlencoded(`${app.url}/forms/visit`, person);
  await postUrlencoded(`${app.url}/forms/visit`, { ...person, message: '84A' });
  await postUrlencoded(`${app.url}/forms/visit`, { ...person, phone: '010-0000-0002' });
  await postUrlencoded(`${app.url}/forms/inquiry`, person);
  expect(app.stored()).toHaveLength(4);
});

test('a native multipart post is recognised in spite of its boundary', async () => {
  const body = () => {
    const data = new FormData();
    data.set('name', 'a');
    data.set('phone', '1');
    return data;
  };
  const post = () =>
    fetch(`${app.url}/forms/visit`, { method: 'POST', body: body(), redirect: 'manual' });
  await post();
  await post();
  expect(app.stored()).toHaveLength(1);
});

test('fetch posts without a key are all stored: nothing marks them as duplicates', async () => {
  await postJson(`${app.url}/forms/popup`, person);
  await postJson(`${app.url}/forms/popup`, person);
  expect(app.stored()).toHaveLength(2);
});
