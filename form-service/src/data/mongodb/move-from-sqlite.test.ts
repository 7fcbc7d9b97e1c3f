/** From one host to several: a SQLite copy of `npm run backup` is restored into MongoDB, with the real commands. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { postJson } from '../../../testing/post';
import { processesOf } from '@site/testing/service-process';

const { runToEnd, startService } = processesOf('form-service');

describeWithMongodb('the move from SQLite to MongoDB', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-move-'));
  const [backup, keys] = [join(folder, 'backup'), join(folder, 'key-copy')];
  const sqlite = { DATA_DIR: join(folder, 'forms') };
  const database = `forms_test_${randomBytes(6).toString('hex')}`;
  const mongodb = (name: string, masterKey: string) => ({
    DATA_DIR: join(folder, 'elsewhere'),
    FORM_MONGODB_URI: server.uri.replace(/press_test_\w+/, `${database}${name}`),
    FORM_MASTER_KEY: masterKey,
  });
  const masterKey = () => readFileSync(join(folder, 'keys/forms/master.key'), 'utf8').trim();
  const restore = (env: Readonly<Record<string, string>>, ...more: string[]) =>
    runToEnd('copy-store-command.ts', ['restore', backup, '--keys', keys, ...more], env);

  afterAll(async () => {
    const client = await new MongoClient(server.uri).connect();
    for (const name of ['', '_keys', '_other', '_other_keys'])
      await client.db(`${database}${name}`).dropDatabase();
    await client.close();
    rmSync(folder, { recursive: true });
  });

  const registration = { name: '남을사람', phone: '010-5555-0001', message: '문의' };
  const posted = { 'idempotency-key': 'posted-before' };

  test('no registration is lost, erased ones stay erased, receipts and idempotency keys stay valid [STORE-1, STORE-9, STORE-12]', async () => {
    const before = await startService(sqlite);
    const post = (url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
      postJson(`${url}/forms/popup`, fields, headers);
    const { receipt } = (await (await post(before.origin, registration, posted)).json()) as {
      receipt: string;
    };
    await post(before.origin, { name: '지워질사람', phone: '010-5555-0002' });
    await post(before.origin, { name: '셋째사람', phone: '010-5555-0003' });
    mkdirSync(backup);
    await runToEnd('copy-store-command.ts', ['backup', backup], sqlite);
    await runToEnd('cli.ts', ['erase', '010 5555 0002', '--yes'], sqlite);
    const again = join(folder, 'later');
    mkdirSync(again);
    await runToEnd('copy-store-command.ts', ['backup', again, '--keys', keys], sqlite);
    await before.end('SIGTERM');

    const env = mongodb('', masterKey());
    const service = await startService(env);
    const restored = await restore(env);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/keys ← [\s\S]*2 registrations ← .*forms\.sqlite; 1 erased/);
    const listed = (await runToEnd('cli.ts', ['list', '--full'], env)).stdout;
    expect(listed).toMatch(/010-5555-0003[\s\S]*010-5555-0001[\s\S]*2 of 2/);
    const own = await postJson(`${service.origin}/forms/registration`, { receipt, digits: '0001' });
    expect(await own.json()).toMatchObject({ ok: true, registration: { name: '남을사람' } });

    // A page that sends its post again after the move, and one that uses the key for another post.
    const repeated = await post(service.origin, registration, posted);
    expect(await repeated.json()).toEqual({ ok: true, receipt });
    expect((await post(service.origin, { ...registration, name: 'b' }, posted)).status).toBe(409);
    await post(service.origin, { name: '새사람', phone: '010-5555-0004' });
    const after = (await runToEnd('cli.ts', ['list'], env)).stdout;
    expect(after).toContain('3 of 3');
    await runToEnd('cli.ts', ['erase', '010 5555 0001', '--yes'], env);
    expect((await runToEnd('cli.ts', ['list'], env)).stdout).toContain('2 of 2');

    const refused = await restore(env);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('--force replaces them. Nothing was changed');
    // Again over the store, with the copy that has the key of the person who was erased since.
    expect((await restore(env, '--force')).stdout).toMatch(/ 0 keys ← [\s\S]*1 registrations ←/);
    expect((await runToEnd('cli.ts', ['list', '--full'], env)).stdout).not.toContain(
      '010-5555-0001',
    );
    await service.end('SIGTERM');
  }, 60_000);

  test('another master key is refused before anything is written [STORE-12]', async () => {
    const env = mongodb('_other', randomBytes(32).toString('hex'));
    const service = await startService(env);
    const { code, stderr } = await restore(env);
    expect([code, stderr]).toEqual([1, expect.stringContaining('another master key')]);
    expect((await runToEnd('cli.ts', ['list'], env)).stdout).toContain('0 of 0');
    await service.end('SIGTERM');
  }, 60_000);
});
