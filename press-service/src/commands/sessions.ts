import { formatDateTime } from '@site/contract';
import { parseOptions } from '@site/service-kit/command-line';
import { CommandError, UsageError } from '@site/service-kit/errors';
import { sessionIdleMs } from '../auth/session';
import type { PressStore, SessionRecord } from '../data/press-store';
import { shownKey } from '../data/session-key';
import type { RecordAccess } from '../services/record-access';
import type { Command, CommandParts } from './command';

/** Lists who is signed in; --end ends one session, --end-all every session. */
export const sessions: Command = (args) => {
  const { values } = parseOptions({
    args: withEndJoined(args),
    options: { end: { type: 'string' }, 'end-all': { type: 'boolean' } },
  });
  const { end: id, 'end-all': endsAll } = values;
  if (id !== undefined && (endsAll || !/^[\w-]{12}$/.test(id)))
    throw new UsageError('Name one id of the list: sessions --end <id>');

  const run = async (parts: CommandParts) => {
    if (endsAll)
      return parts.print(
        `${await endSessions(parts.store, parts.recordAccess)} sessions have ended.`,
      );
    return id === undefined ? list(parts) : end(parts, id);
  };
  return Object.assign(run, { isReader: !endsAll && id === undefined });
};

/** An id may begin with a dash, which would be read as another option. */
function withEndJoined([option = '', ...values]: readonly string[]): string[] {
  if (option === '--end' && values.length === 1) return [`${option}=${values.join('')}`];
  return [option, ...values].filter(Boolean);
}

async function list({ store, print, now }: CommandParts): Promise<void> {
  const current = await store.sessionRecords.list(now());
  if (current.length === 0) return print('Nobody is signed in.');
  print('id            signed in                   last request');
  for (const { key, session, expiresAtMs } of current) {
    const lastMs = expiresAtMs - sessionIdleMs;
    print(`${shownKey(key)}  ${shown(signedInAt(session)).padEnd(26)}  ${shown(lastMs)}`);
  }
}

async function end({ store, recordAccess, print, now }: CommandParts, id: string): Promise<void> {
  const current = await store.sessionRecords.list(now());
  const keys = current.map(({ key }) => key).filter((key) => shownKey(key) === id);
  if (keys.length === 0) throw new CommandError(`No session ${id} is open.`);
  await endSessions(store, recordAccess, keys);
  print(`Session ${id} has ended.`);
}

function signedInAt(session: SessionRecord['session']): number | undefined {
  const { passport } = session as SessionRecord['session'] & {
    readonly passport?: { readonly user?: { readonly signedInAtMs?: number } };
  };
  return passport?.user?.signedInAtMs;
}

function shown(timeMs: number | undefined): string {
  return timeMs === undefined ? '-' : formatDateTime(new Date(timeMs).toISOString());
}

/**
 * @param keys of the sessions to end; all current ones if omitted
 * @returns how many were ended, each with a line in the access log
 */
export async function endSessions(
  { sessionRecords }: Pick<PressStore, 'sessionRecords'>,
  recordAccess: RecordAccess,
  keys?: readonly string[],
): Promise<number> {
  const ended = keys ?? (await sessionRecords.list(Date.now())).map(({ key }) => key);
  const count = await sessionRecords.end(ended);
  for (const key of ended)
    recordAccess({
      actor: 'operator',
      action: 'session ended',
      outcome: 'done',
      subject: shownKey(key),
    });
  return count;
}
