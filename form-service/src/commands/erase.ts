import { parseOptions } from '@site/service-kit/command-line';
import { UsageError } from '@site/service-kit/errors';
import { phoneKey } from '../data/phone-numbers';
import type { StoredRegistration } from '../data/registration';
import type { Erased } from '../data/registration-store';
import type { Command, CommandParts, Execute } from './command';
import { shortTable } from './list';

/** A backup without --keys leaves the copy of the keys as it is, and the erased entry readable with it. */
const renewal =
  'npm run backup -- <folder> --keys <other folder>' +
  ' (in containers: docker compose run --rm backup npm run backup -- /backups --keys /key-copy)';

/**
 * By phone number, or by 번호 for entries whose phone field holds no number. Every argument is part of the number, so
 * that `erase 010 1234 5678` works unquoted.
 */
export const eraseCommand: Command = (args) => {
  const { values, positionals } = parseOptions({
    args: [...args],
    options: { yes: { type: 'boolean' }, id: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const { yes: isSure = false, id: ids } = values;
  if (ids && positionals.length > 0)
    throw new UsageError('Name either a phone number or --id, not both.');
  if (ids) return eraseIds(ids, isSure);

  const typed = positionals.join(' ').trim();
  const isFromInput = typed === '-';
  if (!isFromInput) requirePhone(typed);
  return async (parts) => {
    const phone = isFromInput ? requirePhone(parts.readLine()) : typed;
    const { registrations, inBackupsOnly } = await parts.store.findByPhone(phone);
    return erase(parts, { registrations, inBackupsOnly, isSure, phone });
  };
};

function eraseIds(texts: readonly string[], isSure: boolean): Execute {
  const ids = new Set(texts.flatMap((text) => text.split(',')).map(Number));
  if (![...ids].every(Number.isSafeInteger))
    throw new UsageError('--id must be numbers: --id 12,13');
  return async (parts) => {
    const all = await parts.store.list();
    const registrations = all.filter(({ id }) => ids.has(id));
    return erase(parts, { registrations, inBackupsOnly: 0, isSure });
  };
}

interface Found {
  readonly registrations: readonly StoredRegistration[];
  readonly inBackupsOnly: number;
  readonly isSure: boolean;
  readonly phone?: string;
}

async function erase(
  parts: CommandParts,
  { registrations, inBackupsOnly, isSure, phone }: Found,
): Promise<number> {
  const { store, accessLog, write } = parts;
  const count = registrations.length + inBackupsOnly;
  if (count === 0) return report(parts, await store.erase([], phone));
  // Personal data are shown only once the log has a line for it.
  accessLog.append({
    actor: 'operator',
    action: 'list',
    outcome: 'done',
    count: registrations.length,
  });
  write(`${describe(registrations, inBackupsOnly)}\n`);
  if (!isSure && !isConfirmed(parts, count)) {
    accessLog.append({ actor: 'operator', action: 'erase', outcome: 'refused', count });
    write('Nothing was erased.\n');
    return 1;
  }
  const ids = registrations.map(({ id }) => id);
  return report(parts, await store.erase(ids, phone));
}

function describe(registrations: readonly StoredRegistration[], inBackupsOnly: number): string {
  const table = registrations.length > 0 ? [shortTable(registrations)] : [];
  const note = inBackupsOnly > 0 ? [`and ${inBackupsOnly} that only backups hold`] : [];
  return [...table, ...note].join('\n');
}

function isConfirmed({ readLine, write }: CommandParts, count: number): boolean {
  write(`Erase ${count === 1 ? 'this registration' : `these ${count}`}, in backups too? [y/N] `);
  return /^y(es)?$/i.test(readLine().trim());
}

/** Shown first: the keys are destroyed, whether or not the log can be written. */
function report({ accessLog, write }: CommandParts, { count, isTraceless }: Erased): number {
  write(`${count} ${count === 1 ? 'registration' : 'registrations'} erased\n`);
  if (count > 0) write(`If the keys were copied elsewhere, renew that copy now: ${renewal}.\n`);
  if (!isTraceless)
    write(
      'Another process was reading or the disk is full, so old bytes may remain: run it again.\n',
    );
  accessLog.append({ actor: 'operator', action: 'erase', outcome: 'done', count });
  return isTraceless ? 0 : 1;
}

/** @throws UsageError */
function requirePhone(typed: string): string {
  if (phoneKey(typed) === '') throw new UsageError('Name the phone number to erase.');
  return typed;
}
