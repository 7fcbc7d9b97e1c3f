/** The same sources in two folders: the parts of a build that federation makes must be the same bytes. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { builtFiles, firstDifference } from './built-files';
import { linkModules } from './link-modules';

const run = promisify(execFile);
const repository = join(__dirname, '../../../..');
const sources = ['package.json', 'tsconfig.base.json', 'packages', 'shell', 'mfe-press'];
let folder: string;

beforeAll(() => {
  // Not in the system's folder for temporary files: hard links need one file system.
  mkdirSync(join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(join(repository, '.cache/checkouts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build does not depend on the path of its checkout, the time zone or the language', async () => {
  const [one, other] = await Promise.all([
    build('one', { TZ: 'UTC', LC_ALL: 'C' }),
    build('another/deeper one', { TZ: 'Asia/Seoul', LC_ALL: 'ko_KR.UTF-8' }),
  ]);
  for (const room of ['shell', 'mfe-press'] as const) {
    expect(one[room].size).toBeGreaterThan(3);
    expect([room, firstDifference(one[room], other[room])]).toEqual([room, undefined]);
  }
}, 300_000);

/** A checkout of what both rooms are built from, and what webpack makes of them for browsers. */
async function build(name: string, env: Readonly<Record<string, string>>) {
  const checkout = join(folder, name);
  for (const source of sources)
    cpSync(join(repository, source), join(checkout, source), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    });
  linkModules(join(repository, 'node_modules'), join(checkout, 'node_modules'));
  await run(
    process.execPath,
    ['--import', 'tsx', 'packages/build/src/reproduce/testing/build-web.ts', 'shell', 'mfe-press'],
    { cwd: checkout, env: { ...process.env, ...env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' } },
  );
  const files = (room: string) => builtFiles(join(checkout, room, 'dist/web'));
  return { shell: files('shell'), 'mfe-press': files('mfe-press') };
}
