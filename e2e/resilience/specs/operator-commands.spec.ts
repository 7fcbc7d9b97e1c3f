/** Every operator's command × what can go wrong: all rows; tools/backup/operator-commands.test.ts runs the quick ones. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changes,
  damageConditions,
  faultsUnder,
  quickConditions,
  type Condition,
} from '@site/tools/testing/operator-conditions';
import {
  contentOf,
  fillHost,
  hostIn,
  operatorCommands,
  runOn,
  type Host,
} from '@site/tools/testing/operator-host';
import { startServer } from '@site/testing/start-server';
import { expect, test } from '../test';

const isRoot = process.getuid?.() === 0;
const titles = Object.keys(operatorCommands);
const interruptions = 8;
const diskBytes = 12 * 1024 * 1024;

let root: string;
test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'resilience-commands-'));
  await fillHost(join(root, 'filled'));
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param folder default: a new one */
function newHost(folder = mkdtempSync(join(root, 'host-'))): Host {
  cpSync(join(root, 'filled'), folder, { recursive: true });
  return hostIn(folder);
}

const disk = () => join(root, 'disk');

/** A small disk with the host on it and no byte free. */
function fullDisk(): Host {
  mkdirSync(disk(), { recursive: true });
  mount('-t', 'tmpfs', '-o', `size=${diskBytes}`, 'none', disk());
  const host = newHost(disk());
  for (let bytes = diskBytes; bytes >= 1; bytes = Math.floor(bytes / 2))
    try {
      writeFileSync(join(disk(), `filler-${bytes}`), Buffer.alloc(bytes));
    } catch {
      // As much of it as there was space for.
    }
  return host;
}

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount: ${stderr}`);
}

const full: Condition = {
  commands: /^(forms (list|export|erase)|admin set-password|backup|schedule)$/,
  needsRoot: true,
  names: /\/disk\//,
};

const conditions: Readonly<Record<string, Condition>> = {
  ...quickConditions,
  'full disk': full,
  ...damageConditions('not a database'),
  ...damageConditions('cut off'),
  ...damageConditions('with pages of zeros'),
};

for (const [name, condition] of Object.entries(conditions))
  test(
    `operator's commands, ${name}: one clear line, and no change`,
    { tag: ['@commands', ...(condition === full ? ['@sample'] : [])] },
    async () => {
      test.skip(
        !isRoot && condition.needsRoot === true,
        'needs root, to mount a disk and to give files away',
      );
      const faults: Record<string, readonly string[]> = {};
      for (const title of titles.filter((one) => condition.commands.test(one))) {
        const host = condition === full ? fullDisk() : newHost();
        try {
          const found = await faultsUnder(condition, host, title);
          if (found.length > 0) faults[title] = found;
        } finally {
          if (condition === full) spawnSync('umount', ['-l', disk()]);
        }
      }
      expect(faults).toEqual({});
    },
  );

for (const title of titles)
  test(
    `operator's commands, Ctrl-C at any point of ${title}: the stores are as before or as after`,
    { tag: ['@commands', ...(title === 'backup' ? ['@sample'] : [])] },
    async () => {
      const done = newHost();
      const before = contentOf(done);
      const startedAt = performance.now();
      expect(await runOn(done, title)).toMatchObject({ code: 0 });
      const stepMs = (performance.now() - startedAt) / interruptions;
      const after = contentOf(done);
      for (let step = 1; step <= interruptions; step += 1) {
        const host = newHost();
        const endsAt = performance.now() + step * stepMs;
        const interruptWhen = () => performance.now() >= endsAt;
        const { stderr } = await runOn(host, title, { interruptWhen });
        expect(stderr).not.toMatch(/^\s+at /m);
        // Opens the stores, as the service would.
        await runOn(host, 'forms find');
        if (/rotate/.test(title)) {
          await expectRepeatable(host, title);
          continue;
        }
        const content = masked(contentOf(host), before);
        const fromBefore = changes(before, content);
        const fromAfter = changes(masked(after, before), content);
        const isWhole = fromBefore.length === 0 || fromAfter.length === 0;
        if (!isWhole && !isOneOfTwoStores(title, fromBefore, fromAfter))
          expect(fromBefore, `step ${step}: ${stderr}`).toEqual([]);
      }
    },
  );

/** What a rotation writes is random: an ended one must leave everything usable, and the next one no rest of it. */
async function expectRepeatable(host: Host, title: string) {
  const files = Object.keys(contentOf(newHost())).sort();
  expect(await runOn(host, title)).toMatchObject({ code: 0 });
  expect(await runOn(host, 'forms find')).toMatchObject({ code: 0 });
  expect(await runOn(host, 'admin sessions')).toMatchObject({ code: 0 });
  expect(Object.keys(contentOf(host)).sort()).toEqual(files);
}

/** A restore replaces one store after the other, each as a whole. */
function isOneOfTwoStores(
  title: string,
  fromBefore: readonly string[],
  fromAfter: readonly string[],
): boolean {
  const storesOf = (found: readonly string[]) =>
    new Set(found.map((change) => /^\/data\/press/.test(change)));
  return title === 'restore' && storesOf(fromBefore).size === 1 && storesOf(fromAfter).size === 1;
}

/** A password that is set twice has two hashes. */
function masked(
  content: Record<string, string>,
  before: Record<string, string>,
): Record<string, string> {
  const account = /^account .*$/m;
  const mask = ([file, rows]: [string, string]) =>
    [
      file,
      account.exec(rows)?.[0] === account.exec(before[file] ?? '')?.[0]
        ? rows
        : rows.replace(account, 'another account'),
    ] as const;
  return Object.fromEntries(Object.entries(content).map(mask));
}

test(
  "operator's commands while the services run: each does its work, and the services go on",
  { tag: ['@commands'] },
  async () => {
    const host = newHost();
    const parts = await Promise.all(
      (['form-service', 'press-service'] as const).map((name) =>
        startServer(`${name}/src/server.ts`, {
          PORT: '0',
          DATA_DIR: join(host.data, name === 'form-service' ? 'forms' : 'press'),
        }),
      ),
    );
    try {
      for (const title of titles) {
        expect(await runOn(host, title), title).toMatchObject({ code: 0, stderr: '' });
        rmSync(join(host.out, 'export.csv'), { force: true });
      }
      for (const { child, output } of parts) expect(child.exitCode, output()).toBeNull();
    } finally {
      for (const { stop } of parts) await stop();
    }
    expect(existsSync(host.backups)).toBe(true);
  },
);
