import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessEvent } from '@site/service-kit/access-log';
import { newRegistration } from '../../testing/new-registration';
import { asRegistrationStore, openEmbeddedStore } from '../data/embedded-store';
import type { RegistrationStore } from '../data/registration-store';
import { locationBeside } from '../data/store-location';
import type { CommandParts } from './command';
import { eraseCommand } from './erase';
import { nameLogFile } from './name-log-file';
import { purgeCommand } from './purge';

let root: string;
let store: RegistrationStore;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'forms-'));
  store = asRegistrationStore(openEmbeddedStore(locationBeside(join(root, 'forms'))));
  const receivedAt = '2020-01-01T00:00:00.000Z';
  await store.add(newRegistration({ fields: { name: 'a', phone: '010-1234-5678' }, receivedAt }));
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

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
  } as unknown as CommandParts;
  return { parts, written };
}
const message =
  'Cannot write the access log /data/access.log: the disk is full. Make space, then run it again.';

test.each([
  ['erase', eraseCommand(['--id', '1', '--yes']), '1 registration erased\n'],
  ['purge', purgeCommand([]), 'Registrations older than 365 days removed: 1\n'],
] as const)(
  '%s on a full disk says how many it removed before the log fails',
  async (action, execute, result) => {
    const { parts, written } = partsWithFullDisk(action);
    await expect((async () => execute(parts))()).rejects.toThrow(message);
    expect(written).toContain(result);
    expect(await store.count()).toBe(0);
  },
);

test('nothing is erased or shown if the log has no space for the line before the list', async () => {
  const { parts, written } = partsWithFullDisk('list');
  await expect((async () => eraseCommand(['--id', '1', '--yes'])(parts))()).rejects.toThrow(
    message,
  );
  expect([written, await store.count()]).toEqual([[], 1]);
});
