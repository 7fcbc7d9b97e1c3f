import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processesOf } from '@site/testing/service-process';
import { startTestService, type TestService } from '../testing/test-service';

jest.setTimeout(60_000);

let service: TestService;
let backup: string;
beforeEach(async () => {
  service = await startTestService();
  backup = mkdtempSync(join(tmpdir(), 'press-copy-'));
});
afterEach(async () => {
  await service.stop();
  rmSync(backup, { recursive: true });
});

const copy = (task: string, dataDir: string) =>
  processesOf('press-service').runToEnd('copy-store-command.ts', [task, backup], {
    DATA_DIR: dataDir,
  });

test('a backup holds the store and the access log; a restore leaves the log of its host', async () => {
  await service.signIn();
  expect((await copy('backup', service.dataDir)).code).toBe(0);
  expect(readdirSync(backup).sort()).toEqual(['press-access.log', 'press.sqlite']);
  expect(readFileSync(join(backup, 'press-access.log'), 'utf8')).toContain('"action":"sign-in"');
  const other = join(backup, 'other-host');
  mkdirSync(other);
  expect((await copy('restore', other)).code).toBe(0);
  expect(readdirSync(other)).not.toContain('access.log');
});
