/**
 * `npm run release -- <room> …|all`: builds those rooms alone, adds their folders, renders every page that holds
 * their HTML and switches in one step. Open tabs stay on the versions they started with.
 */
import { buildChangedRooms } from '../build/build-changed-rooms';
import { tellEdge } from '../edge/tell-edge';
import { parseRoomName, roomNames } from '../rooms';
import { runCommand } from '../run-command';
import { readRecord } from './current-generation';
import { readReleaseSettings } from './release-settings';
import { releaseRooms } from './switch-release';

await runCommand(async (args) => {
  if (args.length === 0)
    throw new Error(`Say what to release: npm run release -- ${roomNames.join(' | ')} | all`);
  const names = args.includes('all') ? roomNames : [...new Set(args.map(parseRoomName))];
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
