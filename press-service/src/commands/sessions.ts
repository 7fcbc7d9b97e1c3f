/** Lists and ends sessions: `sessions`, `sessions --end <id>`, `sessions --end-all`. */
import { formatDateTime } from '@site/contract';
import { CommandError } from '@site/service-kit/errors';
import { sessionIdleMs } from '../auth/administrator-session';
import type { SessionRecord } from '../data/press-store';
import { shownKey } from '../services/shown-session';
import type { Command } from './command';
import { endSessions } from './end-sessions';

export const sessions: Command = async ({ store, recordAccess, print, now }, options) => {
  const [task, id = ''] = options;
  const current = await store.sessionRecords.list(now());
  if (task === undefined) {
    if (current.length === 0) return print('Nobody is signed in.');
    print('id            signed in                   last request');
    for (const { key, session, expiresAtMs } of current) {
      const lastMs = expiresAtMs - sessionIdleMs;
      print(`${shownKey(key)}  ${shown(signedInAt(session)).padEnd(26)}  ${shown(lastMs)}`);
    }
    return;
  }
  if (task === '--end-all') {
    return print(`${await endSessions(store, recordAccess)} sessions have ended.`);
  }
  if (task !== '--end' || !/^[\w-]{12}$/.test(id))
    throw new CommandError(
      'the options of sessions are: none, --end <id of the list> or --end-all',
    );
  const keys = current.map(({ key }) => key).filter((key) => shownKey(key) === id);
  if (keys.length === 0) throw new CommandError(`no session ${id} is open`);
  await endSessions(store, recordAccess, keys);
  print(`Session ${id} has ended.`);
};

function signedInAt(session: SessionRecord['session']): number | undefined {
  const { passport } = session as SessionRecord['session'] & {
    readonly passport?: { readonly user?: { readonly signedInAtMs?: number } };
  };
  return passport?.user?.signedInAtMs;
}

function shown(timeMs: number | undefined): string {
  return timeMs === undefined ? '-' : formatDateTime(new Date(timeMs).toISOString());
}
