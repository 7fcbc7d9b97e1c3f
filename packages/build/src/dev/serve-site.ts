import { buildRoom } from '../build/build-room';
import { recordFingerprint } from '../build/source-fingerprint';
import { readReleaseSettings } from '../release/release-settings';
import { readRecord } from '../release/current-generation';
import { releaseRooms } from '../release/switch-release';
import { readStartConfig } from '../start/config';
import { startSite, type RunningSite } from '../start/start-site';
import { stopWhole } from '../start/stop-whole';
import type { RoomName } from '../rooms';
import { watchSources } from './watch-sources';

/** Starts the site and releases a room again whenever its sources change: what you reload is what ships. */
export async function serveSite(
  rooms: readonly RoomName[],
  say: (line: string) => void,
): Promise<void> {
  const started: { site?: RunningSite } = {};
  stopWhole(async () => started.site?.stop());
  const running = await startSite(readStartConfig(process.env), say);
  started.site = running;
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
