/** The same sources in two folders: the parts of a build that federation generates must be the same bytes. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changedFiles, hashesUnder } from '@site/release/testing';
import { copyCheckout, makeCheckoutFolder } from '../testing/copy-checkout';

const run = promisify(execFile);
const sources = ['package.json', 'tsconfig.base.json', 'packages', 'tools', 'shell', 'mfe-press'];
let folder: string;

beforeAll(() => {
  folder = makeCheckoutFolder('checkouts-');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build does not depend on the path of its checkout, the time zone or the language', async () => {
  const [one, other] = await Promise.all([
    build('one', { TZ: 'UTC', LC_ALL: 'C' }),
    build('another/deeper one', { TZ: 'Asia/Seoul', LC_ALL: 'ko_KR.UTF-8' }),
  ]);
  for (const frontend of ['shell', 'mfe-press'] as const) {
    expect(one[frontend].size).toBeGreaterThan(3);
    expect([frontend, changedFiles(one[frontend], other[frontend])]).toEqual([frontend, []]);
  }
}, 300_000);

/** Copies the sources of both frontends into a checkout. @returns webpack's output for browsers, with the source maps */
async function build(name: string, env: Readonly<Record<string, string>>) {
  const checkout = join(folder, name);
  copyCheckout(sources, checkout);
  await run(
    process.execPath,
    ['--import', 'tsx', 'tools/reproduce/testing/build-web.ts', 'shell', 'mfe-press'],
    { cwd: checkout, env: { ...process.env, ...env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' } },
  );
  const files = (frontend: string) => {
    const web = join(checkout, frontend, 'dist/web');
    // Never released (tools/bundler/build-frontend.ts), and in the order in which modules happened to be read.
    rmSync(join(web, 'mf-stats.json'), { force: true });
    return new Map([...hashesUnder(web), ...hashesUnder(join(web, '../maps'))]);
  };
  return { shell: files('shell'), 'mfe-press': files('mfe-press') };
}
