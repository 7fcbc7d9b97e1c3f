/** Lists who is signed in and ends sessions: `sessions`, `sessions --end <id>`, `sessions --end-all`. */
import { formatDateTime } from '@site/contract';
import { sessionIdleMs } from '../auth/session-life';
import type { SessionRecord } from '../data/press-store';
import { shownKey } from '../services/shown-session';
import { CommandFault, type Command } from './command';
import { endSessions } from './end-sessions';

export const sessions: Command = async ({ store, recordAccess, say, now }, options) => {
  const [task, id = ''] = options;
  const live = await store.sessionRecords.list(now());
  if (task === undefined) {
    if (live.length === 0) return say('Nobody is signed in.');
    say('id            signed in                   last request');
    for (const { key, session, expiresAtMs } of live) {
      const lastMs = expiresAtMs - sessionIdleMs;
      say(`${shownKey(key)}  ${shown(signedInAt(session)).padEnd(26)}  ${shown(lastMs)}`);
    }
    return;
  }
  if (task === '--end-all') {
    return say(`${await endSessions(store, recordAccess)} sessions have ended.`);
  }
  if (task !== '--end' || !/^[\w-]{12}$/.test(id))
    throw new CommandFault('sessions takes nothing, --end <id of the list> or --end-all');
  const keys = live.map(({ key }) => key).filter((key) => shownKey(key) === id);
  if (keys.length === 0) throw new CommandFault(`no session ${id} is open`);
  await endSessions(store, recordAccess, keys);
  say(`Session ${id} has ended.`);
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
