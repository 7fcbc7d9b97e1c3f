/**
 * `npm run release -- <room>|all`: builds that room alone, adds its folder, renders every page that holds its
 * HTML and switches in one step. Open tabs stay on the version they started with.
 */
import { remoteNames } from '@site/contract';
import { buildChangedRooms } from '../build/build-changed-rooms';
import { tellEdge } from '../edge/tell-edge';
import { parseRoomName, type RoomName } from '../rooms';
import { runCommand } from '../run-command';
import { readReleaseSettings } from './release-settings';
import { readRecord, releaseRooms } from './switch-release';

const everything: readonly RoomName[] = ['shell', ...remoteNames];

await runCommand(async ([name]) => {
  if (!name)
    throw new Error(`Say what to release: npm run release -- ${everything.join(' | ')} | all`);
  const names = name === 'all' ? everything : [parseRoomName(name)];
  const { site, edgeStatus } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readRecord(site)?.publicOrigin);
  await buildChangedRooms(names, { report: (line) => console.log(line) });
  const { record, hasChanged } = await releaseRooms(site, names, publicOrigin, {
    beforeSwitch: tellEdge(edgeStatus, (line) => console.warn(line)),
  });
  if (!hasChanged) console.log(`Release ${record.id} already holds exactly this; nothing changed.`);
  else
    console.log(
      `Release ${record.id} is out: ${names.map((room) => `${room} ${record.selection[room]}`).join(', ')}`,
    );
});
