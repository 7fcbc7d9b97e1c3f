import { buildRoom } from '../build/build-room';
import { recordFingerprint } from '../build/source-fingerprint';
import { readReleaseSettings } from '../release/release-settings';
import { readRecord } from '../release/current-generation';
import { releaseRooms } from '../release/switch-release';
import { readStartConfig } from '../start/config';
import { startSite } from '../start/start-site';
import type { RoomName } from '../rooms';
import { watchSources } from './watch-sources';

/** Starts the site and releases a room again whenever its sources change: what you reload is what ships. */
export async function serveSite(
  rooms: readonly RoomName[],
  say: (line: string) => void,
): Promise<void> {
  const running = await startSite(readStartConfig(process.env), say);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  for (const room of rooms) watchSources(room, () => releaseAgain(room, say), say);
  say(`\nready ${running.origin}\nwatching ${rooms.join(', ')}`);
}

async function releaseAgain(room: RoomName, say: (line: string) => void) {
  say(`${room} …`);
  await buildRoom(room);
  recordFingerprint(room);
  const { site } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readRecord(site)?.publicOrigin);
  const { record } = await releaseRooms(site, [room], publicOrigin);
  say(`${room} ${record.selection[room]} is out; reload the page`);
}
