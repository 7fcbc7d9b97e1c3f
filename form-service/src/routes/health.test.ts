import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';

test('live and ready answer, and are not logged', async () => {
  const app = await startApp();
  for (const state of ['live', 'ready']) {
    const answer = await fetch(`${app.url}/forms/health/${state}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
  }
  expect(app.logged).toEqual([]);
  await app.stop();
});

test('a store that breaks under the running service: 503, the failure page, not ready', async () => {
  const app = await startApp();
  const person = { name: '김윤슬', phone: '010-0000-0001' };
  rmSync(app.folder, { recursive: true });
  writeFileSync(app.folder, 'a file where the folder was');

  const answer = await postJson(`${app.url}/forms/popup`, person);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false, error: 'store_unavailable' });
  const native = await postUrlencoded(`${app.url}/forms/visit`, person);
  expect(native.headers.get('location')).toBe('/forms/failed');
  expect((await fetch(`${app.url}/forms/health/ready`)).status).toBe(503);
  expect((await fetch(`${app.url}/forms/health/live`)).status).toBe(200);

  rmSync(app.folder);
  expect((await postJson(`${app.url}/forms/popup`, person)).status).toBe(200);
  expect(app.stored()).toHaveLength(1);
  await app.stop();
});

test('after the file was replaced, as a restore does, the new one is written', async () => {
  const app = await startApp();
  const post = (phone: string) => postJson(`${app.url}/forms/popup`, { name: 'a', phone });
  await post('1');
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(app.folder, `forms.sqlite${suffix}`));
  await post('2');
  expect(app.stored().map(({ fields }) => fields['phone'])).toEqual(['2']);
  await app.stop();
});
