/** Every operator's command × what can go wrong; the slower rows: e2e/resilience/specs/operator-commands.spec.ts. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { damageConditions, faultsUnder, quickConditions } from '../testing/operator-conditions';
import {
  contentOf,
  fillHost,
  hostIn,
  operatorCommands,
  runOn,
  type Host,
} from '../testing/operator-host';

const newFolder = temporaryFolders();
let root: string;
beforeAll(async () => {
  root = newFolder();
  await fillHost(join(root, 'filled'));
});

let host: Host;
beforeEach(() => {
  cpSync(join(root, 'filled'), join(root, 'host'), { recursive: true, preserveTimestamps: true });
  host = hostIn(join(root, 'host'));
});
afterEach(() => rmSync(join(root, 'host'), { recursive: true }));

const titles = Object.keys(operatorCommands);

/** The others open the same files in the same way. */
const sample =
  /^(forms (erase|rotate-key)|admin (totp|rotate-secret)|backup|restore|copy-store of press)$/;
const conditions = { ...quickConditions, ...damageConditions('not a database') };
const rows = Object.entries(conditions).flatMap(([name, condition]) =>
  representativeRows(
    titles.filter(
      (title) => condition.commands.test(title) && (sample.test(title) || name === 'wrong flag'),
    ),
  ).map((title) => ({ title, name, condition, row: `${title}, ${name}` })),
);
const check = async ({ condition, title }: (typeof rows)[number]) =>
  expect(await faultsUnder(condition, host, title)).toEqual([]);
const isPossible = ({ condition }: (typeof rows)[number]) =>
  condition.needsRoot !== true || process.getuid?.() === 0;

test.each(rows.filter(isPossible))('$row: one clear line, and no change', check);
for (const { row } of rows.filter((one) => !isPossible(one)))
  test.skip(`${row} needs root, to mount a disk and to give files away`, () => undefined);

const readOnly = quickConditions['read-only disk']?.options;
// 6: a reader opens the store for writing.
(process.getuid?.() === 0 ? test.failing : test.skip).each(['forms log', 'admin log'])(
  '%s works on a read-only disk',
  async (title) => {
    expect(await runOn(host, title, readOnly?.(host))).toMatchObject({ code: 0, stderr: '' });
  },
);

test.each(representativeRows(titles))(
  '%s --help shows the usage and does nothing else',
  async (title) => {
    const before = contentOf(host);
    const ended = await runOn(host, title, { args: ['--help'] });
    expect(ended).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^Usage: /) });
    expect(contentOf(host)).toEqual(before);
  },
);

test.each(representativeRows(titles.filter((title) => sample.test(title))))(
  '%s into a closed pipe ends as always',
  async (title) => {
    expect(await runOn(host, title, { closesPipe: true })).toMatchObject({ code: 0, stderr: '' });
  },
);
