import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedRooms } from '../build/build-changed-rooms';
import { siteFolder } from '../release/site-folder';
import { releaseRooms } from '../release/switch-release';
import { roomNames } from '../rooms';
import { measureSite, type PageWeight } from './measure-site';

/** Long enough to be a real one: the address stands in every page's head. */
const publicOrigin = 'https://www.example.com';

/**
 * Builds what has changed, releases it into a folder of its own and weighs that; what is out stays untouched.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function weighSources(report: (line: string) => void): Promise<readonly PageWeight[]> {
  await buildChangedRooms(roomNames, { report });
  const folder = mkdtempSync(join(tmpdir(), 'site-to-weigh-'));
  try {
    const site = siteFolder(folder);
    await releaseRooms(site, roomNames, publicOrigin);
    return await measureSite(site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
