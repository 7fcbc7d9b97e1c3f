import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { startTestService, type TestService } from '../testing/test-service';

jest.setTimeout(60_000);

let service: TestService;
const newFolder = temporaryFolders();
let backup: string;
beforeEach(async () => {
  service = await startTestService();
  backup = newFolder();
});
afterEach(() => service.stop());

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
