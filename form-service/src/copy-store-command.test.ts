import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { postJson } from '../testing/post';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolders } from '@site/testing/fixtures';

const { runToEnd, startService } = processesOf('form-service');

const newFolder = temporaryFolders();
let root: string;
beforeEach(() => {
  root = newFolder();
});

const numbers = ['010-5555-0001', '010-5555-0002', '010-5555-0003'];
const backup = () => join(root, 'backup');
const keyCopy = () => join(root, 'key-copy');

test('backup while the service runs, erase, restore: only the erased person stays unreadable', async () => {
  const env = { DATA_DIR: join(root, 'forms') };
  const service = await startService(env);
  for (const phone of numbers)
    await postJson(`${service.origin}/forms/popup`, { name: '읽힐사람', phone, message: '문의' });
  await runToEnd('cli.ts', ['list'], env);
  mkdirSync(backup());
  const copied = await runToEnd(
    'copy-store-command.ts',
    ['backup', backup(), '--keys', keyCopy()],
    env,
  );
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(copied.stdout).toContain('3 registrations');
  expect(readdirSync(backup()).sort()).toEqual(['forms-access.log', 'forms.sqlite']);
  for (const name of readdirSync(backup())) {
    const bytes = readFileSync(join(backup(), name));
    for (const text of ['읽힐사람', '-5555-', '0105555', '문의'])
      expect(bytes.includes(text)).toBe(false);
  }

  await runToEnd('cli.ts', ['erase', '010 5555 0002', '--yes'], env);
  const restored = await runToEnd('copy-store-command.ts', ['restore', backup(), '--force'], env);
  expect(restored.stdout).toContain('2 registrations ←');
  expect(restored.stdout).toContain('1 erased since then and left out');
  const { stdout } = await runToEnd('cli.ts', ['list', '--full'], env);
  expect(stdout).toMatch(/010-5555-0003[\s\S]*010-5555-0001[\s\S]*2 of 2/);
  expect(stdout).not.toContain('010-5555-0002');
  // The running service continues on the restored store.
  const after = { name: '나중사람', phone: '010-5555-0004' };
  expect((await postJson(`${service.origin}/forms/popup`, after)).status).toBe(200);
  await service.end('SIGTERM');
  expect((await runToEnd('cli.ts', ['list'], env)).stdout).toContain('3 of 3');
});

test('on another host: backup, key copy and master key together restore everything, none of them alone does', async () => {
  const env = { DATA_DIR: join(root, 'forms') };
  const service = await startService(env);
  for (const phone of numbers)
    await postJson(`${service.origin}/forms/popup`, { name: '읽힐사람', phone });
  await service.end('SIGTERM');
  mkdirSync(backup());
  await runToEnd('copy-store-command.ts', ['backup', backup(), '--keys', keyCopy()], env);
  const FORM_MASTER_KEY = readFileSync(join(root, 'keys/forms/master.key'), 'utf8').trim();

  const host = (name: string) => ({ DATA_DIR: join(root, name, 'forms') });
  const withoutKeys = await runToEnd('copy-store-command.ts', ['restore', backup()], host('a'));
  expect(withoutKeys).toMatchObject({ code: 1, stdout: '' });
  expect(withoutKeys.stderr).toContain('holds no key for 3 of the registrations');
  const args = ['restore', backup(), '--keys', keyCopy()];
  // Nothing was made that would refuse the right keys afterwards.
  expect(existsSync(join(root, 'a'))).toBe(false);
  const withoutMaster = await runToEnd('copy-store-command.ts', args, host('b'));
  expect(withoutMaster.code).toBe(1);
  expect(withoutMaster.stderr).toMatch(/master\.key: it is missing/);

  const whole = { ...host('c'), FORM_MASTER_KEY };
  const restored = await runToEnd('copy-store-command.ts', args, whole);
  expect(restored).toMatchObject({ code: 0 });
  expect((await runToEnd('cli.ts', ['list'], whole)).stdout).toContain('3 of 3');
});

test('a backup that is newer than the copy of the keys, on another host: what has a key is restored, and the loss is named', async () => {
  const env = { DATA_DIR: join(root, 'forms') };
  const service = await startService(env);
  const post = (phone: string) =>
    postJson(`${service.origin}/forms/popup`, { name: '읽힐사람', phone });
  await post('010-5555-0001');
  await post('010-5555-0002');
  mkdirSync(join(root, 'first'));
  const first = ['backup', join(root, 'first'), '--keys', keyCopy()];
  await runToEnd('copy-store-command.ts', first, env);
  await post('010-5555-0003');
  mkdirSync(backup());
  await runToEnd('copy-store-command.ts', ['backup', backup()], env);
  await service.end('SIGTERM');
  const FORM_MASTER_KEY = readFileSync(join(root, 'keys/forms/master.key'), 'utf8').trim();

  const host = { DATA_DIR: join(root, 'host/forms'), FORM_MASTER_KEY };
  const args = ['restore', backup(), '--keys', keyCopy()];
  const restored = await runToEnd('copy-store-command.ts', args, host);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(
    /2 keys ← [^]* 2 registrations ← .*; 1 left out, newer than the copy of the keys$/m,
  );
  expect((await runToEnd('cli.ts', ['list'], host)).stdout).toContain('2 of 2');

  // On the same host, with the copy of the keys in place of the lost key database.
  for (const rest of ['', '-wal', '-shm'])
    rmSync(join(root, `keys/forms/entry-keys.sqlite${rest}`));
  cpSync(join(keyCopy(), 'entry-keys.sqlite'), join(root, 'keys/forms/entry-keys.sqlite'));
  const again = await startService(env);
  await again.end('SIGTERM');
  expect(again.output()).toContain('1 registrations cannot be read: they are newer than the key');
  const accepted = await runToEnd('cli.ts', ['accept-loss', '--yes'], env);
  expect(accepted).toMatchObject({ code: 0, stderr: '' });
  expect(accepted.stdout).toMatch(
    /^1 of 3 registrations have no key.*\n1 registrations removed\n$/,
  );
  expect((await runToEnd('cli.ts', ['list'], env)).stdout).toContain('2 of 2');
});

test('a restore with the keys into a store with registrations is refused before a key is restored', async () => {
  const FORM_MASTER_KEY = 'ab'.repeat(32);
  const host = async (name: string) => {
    const env = { DATA_DIR: join(root, name, 'forms'), FORM_MASTER_KEY };
    const service = await startService(env);
    const person = { name: '읽힐사람', phone: `010-5555-000${name}` };
    expect((await postJson(`${service.origin}/forms/popup`, person)).status).toBe(200);
    await service.end('SIGTERM');
    return env;
  };
  mkdirSync(backup());
  const lost = await host('1');
  await runToEnd('copy-store-command.ts', ['backup', backup(), '--keys', keyCopy()], lost);
  const args = ['restore', backup(), '--keys', keyCopy()];
  const other = await host('2');
  const refused = await runToEnd('copy-store-command.ts', args, other);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/holds 1 registrations; --force .*Nothing was changed\.$/m);
  const restored = await runToEnd('copy-store-command.ts', [...args, '--force'], other);
  expect(restored.stdout).toMatch(/ 1 keys ← [^]* 1 registrations ← /);
});

test('a backup of MongoDB is refused without FORM_MONGODB_URI, before any key is restored', async () => {
  mkdirSync(backup());
  writeFileSync(join(backup(), 'forms.jsonl'), '');
  const env = { DATA_DIR: join(root, 'forms') };
  const args = ['restore', backup(), '--keys', keyCopy(), '--force'];
  const restored = await runToEnd('copy-store-command.ts', args, env);
  expect(restored).toMatchObject({ code: 1, stdout: '' });
  expect(restored.stderr).toContain('set FORM_MONGODB_URI');
  expect(existsSync(join(root, 'keys'))).toBe(false);
});
