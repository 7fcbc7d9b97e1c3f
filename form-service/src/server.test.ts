import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hang, startFakeFormHost } from '../testing/fake-form-host';
import { postJson, postUrlencoded } from '../testing/post';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { openEmbeddedStore } from './data/embedded-store';
import { locationBeside } from './data/store-location';

const { runToEnd, startService } = processesOf('form-service');

const newFolder = temporaryFolders();
let root: string;
let folder: string;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'forms');
});

const env = () => ({ DATA_DIR: folder });
const person = { name: '홍길순비밀', phone: '010-9876-5432', message: '비밀스러운문의' };

test('a registration survives SIGKILL right after its 200 [STORE-1, OPS-2]', async () => {
  const phones = representativeRows(['1', '2', '3', '4', '5']);
  for (const phone of phones) {
    const service = await startService(env());
    const answer = await postJson(`${service.origin}/forms/popup`, { name: 'a', phone });
    expect(answer.status).toBe(200);
    expect(await service.end('SIGKILL')).toBe('SIGKILL');
  }
  const store = openEmbeddedStore(locationBeside(folder));
  expect(store.list().map(({ fields }) => fields.get('phone'))).toEqual(phones.toReversed());
  store.close();
});

test('two processes on one store: parallel posts with one key are one row', async () => {
  const services = await Promise.all([startService(env()), startService(env())]);
  const headers = { 'idempotency-key': 'both' };
  const posts = Array.from({ length: 20 }, (_, n) =>
    postJson(`${services[n % 2]?.origin}/forms/popup`, person, headers),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual(Array(20).fill(200));
  await Promise.all(services.map((service) => service.end('SIGTERM')));
  const store = openEmbeddedStore(locationBeside(folder));
  expect(store.count()).toBe(1);
  store.close();
});

test('a full disk: posts are answered 503, and readiness too', async () => {
  const service = await startService({ ...env(), RATE_LIMIT_PER_MINUTE: '100000' }, 400);
  const ready = async () => (await fetch(`${service.origin}/forms/health/ready`)).status;
  expect(await ready()).toBe(200);
  const post = async () => (await postJson(`${service.origin}/forms/popup`, person)).status;
  while ((await post()) === 200);
  // Smaller writes fit where the failed post has begun.
  const states: number[] = [];
  for (let n = 0; n < 20; n += 1) states.push(await ready());
  expect([states.at(-1), await post()]).toEqual([503, 503]);
  await service.end('SIGTERM');
});

test('no text of a visitor is written to stdout or stderr, whatever happens [STORE-10]', async () => {
  const service = await startService({ ...env(), RATE_LIMIT_PER_MINUTE: '12' });
  const url = `${service.origin}/forms/popup`;
  const text = JSON.stringify(person);
  const json = { 'content-type': 'application/json' };
  const post = (body: BodyInit, headers: Record<string, string>, to = url) =>
    fetch(to, { method: 'POST', body, headers, redirect: 'manual' });

  await postJson(url, person, { 'idempotency-key': person.phone });
  await postUrlencoded(`${service.origin}/forms/visit`, person);
  await post(text.slice(0, -1), json);
  await post(`${text}${text}`, json);
  await post(text, { 'content-type': 'text/plain' });
  await post(JSON.stringify({ ...person, [person.name]: 5 }), json);
  await post(JSON.stringify({ ...person, phone: [person.phone] }), json);
  await post(text, { ...json, origin: `https://${encodeURIComponent(person.phone)}.example` });
  await post(text, json, `${service.origin}/forms/${encodeURIComponent(person.name)}`);
  await post(text, json, `${url}?name=${encodeURIComponent(person.name)}&phone=${person.phone}`);
  for (let n = 0; n < 12; n += 1) await postJson(url, person);

  await service.end('SIGTERM');
  const output = service.output();
  expect(output.split('\n').filter((line) => line.startsWith('POST'))).toHaveLength(22);
  expect(output).toContain(' 429 too_many');
  for (const typed of [...Object.values(person), '9876', encodeURIComponent(person.name)]) {
    expect(output).not.toContain(typed);
  }
});

test('one line names its address; SIGTERM ends it with 0', async () => {
  const service = await startService(env());
  expect(service.output()).toBe(`form-service ready on ${service.origin}\n`);
  expect(await service.end('SIGTERM')).toBe(0);
});

test('SIGTERM lets a running request finish, also a relay that takes seconds', async () => {
  const host = await startFakeFormHost();
  host.behave(hang);
  const service = await startService({
    ...env(),
    FORM_RELAY_URL: host.url,
    FORM_RELAY_TIMEOUT_MS: '3500',
  });
  const answer = postJson(`${service.origin}/forms/popup`, person);
  while (host.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const ended = service.end('SIGTERM');
  expect((await answer).status).toBe(502);
  expect(await ended).toBe(0);
  await host.stop();
});

test('wrong settings are reported together', async () => {
  const ended = await runToEnd('server.ts', [], { PORT: 'x', RETENTION_DAYS: '0' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain('2 settings are wrong');
  expect(ended.stderr).not.toContain('    at ');
});

test('a port in use is named, with the setting to change', async () => {
  const { port, stop } = await serveOnLoopback(() => undefined);
  const ended = await runToEnd('server.ts', [], { ...env(), PORT: String(port) });
  await stop();
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(`the port ${port} is in use. Set PORT`);
});

test.each([
  [
    'a corrupt store',
    () => (
      mkdirSync(folder),
      writeFileSync(join(folder, 'forms.sqlite'), 'no SQLite '.repeat(500))
    ),
  ],
  ['a folder that is a file', () => writeFileSync(folder, '')],
])('%s is one sentence with the path', async (_what, prepare) => {
  prepare();
  const ended = await runToEnd('server.ts', [], env());
  expect(ended.code).toBe(1);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  expect(ended.stderr).toContain(`cannot use the store ${join(folder, 'forms.sqlite')}: `);
});
