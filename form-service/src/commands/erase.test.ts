import { join } from 'node:path';
import type { AccessEvent } from '@site/service-kit/access-log';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { asRegistrationStore, openEmbeddedStore } from '../data/embedded-store';
import type { RegistrationStore } from '../data/registration-store';
import { locationBeside } from '../data/store-location';
import { nameLogFile, type CommandParts } from './command';
import { eraseCommand } from './erase';
import { findCommand } from './find';
import { purgeCommand } from './purge';

const newFolder = temporaryFolders();
let root: string;
let store: RegistrationStore;
beforeEach(async () => {
  root = newFolder();
  store = asRegistrationStore(openEmbeddedStore(locationBeside(join(root, 'forms'))));
  const receivedAt = '2020-01-01T00:00:00.000Z';
  await store.add(newRegistration({ fields: { name: 'a', phone: '010-1234-5678' }, receivedAt }));
});
afterEach(() => store.close());

/** A disk on which no line of this action fits. @returns what the command writes */
function partsWithFullDisk(action: AccessEvent['action']) {
  const written: string[] = [];
  const append = (event: AccessEvent) => {
    if (event.action === action) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const parts = {
    store,
    accessLog: nameLogFile({ append }, '/data/access.log'),
    config: { retentionDays: 365 },
    write: (text: string) => void written.push(text),
    readLine: () => '',
    isTerminal: true,
  } as unknown as CommandParts;
  return { parts, written };
}
const message =
  'Cannot write the access log /data/access.log: the disk is full. Make space, then run it again.';

test.each([
  ['erase', eraseCommand(['--id', '1', '--yes']), '1 registration erased\n'],
  ['purge', purgeCommand(['--yes']), 'Registrations older than 365 days removed: 1\n'],
] as const)(
  '%s on a full disk says how many it removed before the log fails',
  async (action, execute, result) => {
    const { parts, written } = partsWithFullDisk(action);
    await expect((async () => execute(parts))()).rejects.toThrow(message);
    expect(written).toContain(result);
    expect(await store.count()).toBe(0);
  },
);

test('a clock that is more than a week after the newest registration purges nothing without an answer', async () => {
  const { parts, written } = partsWithFullDisk('publish');
  const purge = (lines: Partial<CommandParts>) => purgeCommand([])({ ...parts, ...lines });
  await expect(purge({ isTerminal: false })).rejects.toThrow(/Nothing was removed.* add --yes/);
  expect(await purge({ readLine: () => 'n' })).toBe(1);
  expect(written).toContainEqual(expect.stringMatching(/^The clock here says .* days after/));
  expect(await store.count()).toBe(1);
  expect(await purge({ readLine: () => 'y' })).toBe(0);
  expect(await store.count()).toBe(0);
});

test('nothing is erased or shown if the log has no space for the line before the list', async () => {
  const { parts, written } = partsWithFullDisk('list');
  await expect((async () => eraseCommand(['--id', '1', '--yes'])(parts))()).rejects.toThrow(
    message,
  );
  expect([written, await store.count()]).toEqual([[], 1]);
});

/** The operator at a terminal, who answers each question with the next of these lines. */
function partsAtTerminal(...answers: string[]) {
  const { parts, written } = partsWithFullDisk('purge');
  return { parts: { ...parts, readLine: () => answers.shift() ?? '' }, written };
}

describe('by phone number', () => {
  beforeEach(async () => {
    for (const [name, phone, message] of [
      ['같은번호', '+82 10-1234-5678', ''],
      ['비슷한번호', '010-1234-56789', ''],
      ['글속번호', '010-2222-3333', '친구는 5010-1234-5678 아니면'],
      ['다른번호', '02-123-4567', ''],
    ] as const)
      await store.add(newRegistration({ fields: { name, phone, message } }));
  });
  const names = async () => (await store.list()).map(({ fields }) => fields.get('name'));

  test('shows what it would erase, asks, and erases nothing else', async () => {
    const declining = partsAtTerminal('n');
    expect(await eraseCommand(['010', '1234', '5678'])(declining.parts)).toBe(1);
    const shown = declining.written.join('');
    expect(shown).toMatch(/같은번호[\s\S]* a [\s\S]*Not the same number.*--id/);
    expect(shown).toMatch(/비슷한번호 +연락처: 010-1234-56789/);
    expect(shown).toContain('Erase these 2, in backups too? [y/N] Nothing was erased.');
    expect(await names()).toHaveLength(5);

    const agreeing = partsAtTerminal('010-1234-5678', 'y');
    expect(await eraseCommand(['-'])(agreeing.parts)).toBe(0);
    expect(await names()).toEqual(['다른번호', '글속번호', '비슷한번호']);
  });

  test('--yes never covers those that hold only the digits', async () => {
    const { parts, written } = partsAtTerminal();
    expect(await eraseCommand(['01012345678', '--yes'])(parts)).toBe(0);
    expect(written.join('')).toContain('2 registrations erased');
    const again = partsAtTerminal();
    expect(await eraseCommand(['01012345678', '--yes'])(again.parts)).toBe(0);
    expect(again.written.join('')).toMatch(/비슷한번호[\s\S]*\n0 registrations erased\n$/);
    expect(await names()).toEqual(['다른번호', '글속번호', '비슷한번호']);
  });

  test('find shows the same and erases nothing; a number without its area code gets a hint', async () => {
    const { parts, written } = partsAtTerminal();
    await findCommand(['010-1234-5678'])(parts);
    expect(written.join('')).toMatch(/같은번호[\s\S]*비슷한번호[\s\S]*\n2 registrations with this/);
    const short = partsAtTerminal();
    await findCommand(['123-4567'])(short.parts);
    expect(short.written.join('')).toMatch(
      /\n0 registrations.*\nThis is not a complete phone number/,
    );
    expect(await names()).toHaveLength(5);
  });
});

test.each([[['010-1234-5678']], [['-']], [['--id', '1']]])(
  'erase %j without a terminal and without --yes reads nothing and reports it',
  async (args) => {
    const { parts } = partsWithFullDisk('purge');
    const readLine = () => {
      throw new Error('read');
    };
    const run = async () => eraseCommand(args)({ ...parts, isTerminal: false, readLine });
    await expect(run()).rejects.toThrow(/^Nothing was erased: there is no terminal/);
    expect(await store.count()).toBe(1);
  },
);
