/**
 * Releases in a process of its own, so that a test can starve or kill it: `release-here.ts SITE BUILDS ROOM …`.
 * The rooms' builds lie under BUILDS by name.
 */
import { join } from 'node:path';
import { parseRoomName } from '../../rooms';
import { runCommand } from '../../run-command';
import { siteFolder } from '../site-folder';
import { releaseRooms } from '../switch-release';

await runCommand(async ([root = '', builds = '', ...names]) => {
  await releaseRooms(siteFolder(root), names.map(parseRoomName), 'https://www.example.com', {
    buildFolder: (name) => join(builds, name),
  });
});
