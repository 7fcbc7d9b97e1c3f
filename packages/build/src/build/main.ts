/**
 * `npm run build [-- <room> …]`: builds the named rooms, or all of them, for browser and prerenderer.
 * Rooms whose sources have not changed are left as they are; `--force` builds them all the same.
 */
import { parseRoomName, roomNames } from '../rooms';
import { runCommand } from '../run-command';
import { buildChangedRooms } from './build-changed-rooms';

await runCommand(async (args) => {
  const names = args.filter((arg) => !arg.startsWith('--')).map(parseRoomName);
  await buildChangedRooms(names.length > 0 ? names : roomNames, {
    force: args.includes('--force'),
    report: (line) => console.log(line),
  });
});
