import { parseOptions } from '@site/service-kit/command-line';
import { UsageError } from '@site/service-kit/errors';
import type { FoundByPhone } from '../data/found-by-phone';
import type { Erased } from '../data/registration-store';
import {
  isConfirmed,
  requireTerminal,
  type Command,
  type CommandParts,
  type Execute,
} from './command';
import { hintFor, showFound, typedPhone } from './find';

/** A backup without --keys leaves the copy of the keys as it is, and the erased entry readable with it. */
const renewal =
  'npm run backup -- <folder> --keys <other folder>' +
  ' (in containers: docker compose run --rm backup npm run backup -- /backups --keys /key-copy)';

const unanswered = {
  unchanged: 'Nothing was erased',
  before: 'See what it would erase with npm run forms -- find <phone>, then',
};

/** By phone number, or by number in the list for entries whose fields do not hold the phone number as one. */
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

  const phoneOf = typedPhone(positionals);
  return async (parts) => {
    requireTerminal(parts, { isSure, ...unanswered });
    const phone = phoneOf(parts);
    return erase(parts, { ...(await parts.store.findByPhone(phone)), isSure, phone });
  };
};

function eraseIds(texts: readonly string[], isSure: boolean): Execute {
  const ids = new Set(texts.flatMap((text) => text.split(',')).map(Number));
  if (![...ids].every(Number.isSafeInteger))
    throw new UsageError('--id must be numbers: --id 12,13');
  return async (parts) => {
    requireTerminal(parts, { isSure, ...unanswered });
    const all = await parts.store.listWithTests();
    const registrations = all.filter(({ id }) => ids.has(id));
    return erase(parts, { registrations, similar: [], inBackupsOnly: 0, isSure });
  };
}

interface ToErase extends FoundByPhone {
  readonly isSure: boolean;
  readonly phone?: string;
}

async function erase(parts: CommandParts, { isSure, phone, ...found }: ToErase): Promise<number> {
  const { store, accessLog, write } = parts;
  const { registrations, inBackupsOnly } = found;
  const count = registrations.length + inBackupsOnly;
  showFound(parts, found);
  if (count > 0 && !isSure && !isConfirmed(parts, questionFor(count))) {
    accessLog.append({ actor: 'operator', action: 'erase', outcome: 'refused', count });
    write('Nothing was erased.\n');
    return 1;
  }
  const ids = registrations.map(({ id }) => id);
  const code = report(parts, await store.erase(ids, phone));
  if (count === 0 && phone !== undefined) write(hintFor(phone));
  return code;
}

function questionFor(count: number): string {
  return `Erase ${count === 1 ? 'this registration' : `these ${count}`}, in backups too?`;
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
