/** `npm run rollback -- <room>`: puts the version before the current one back, map and pages in one step. */
import { tellEdge } from '../edge/tell-edge';
import { parseRoomName, roomNames } from '../rooms';
import { runCommand } from '../run-command';
import { readReleaseSettings } from './release-settings';
import { rollBackRoom } from './switch-release';

await runCommand(async ([name, ...more]) => {
  if (!name || more.length > 0)
    throw new Error(`Say which one to roll back: npm run rollback -- ${roomNames.join(' | ')}`);
  const room = parseRoomName(name);
  const { site, edgeStatus } = readReleaseSettings(process.env);
  const { record } = await rollBackRoom(site, room, {
    beforeSwitch: tellEdge(edgeStatus, (line) => console.warn(line)),
  });
  console.log(`Release ${record.id} is out: ${room} ${record.selection[room]} again.`);
});
