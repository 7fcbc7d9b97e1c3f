import { join } from 'node:path';
import { buildChangedRooms } from '../build/build-changed-rooms';
import { siteFolder, type SiteFolder } from '../release/site-folder';
import { releaseRooms } from '../release/switch-release';
import { repository, roomNames } from '../rooms';

/** Long enough to be a real one: the address stands in every page's head. */
const publicOrigin = 'https://www.example.com';

/**
 * Builds what has changed and releases it into a folder that only measurements use. It stays from run to run, so that
 * what has not changed is not rendered and compressed again; what is out stays untouched.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function releaseToMeasure(report: (line: string) => void): Promise<SiteFolder> {
  await buildChangedRooms(roomNames, { report });
  const site = siteFolder(join(repository, '.cache/bench/site'));
  await releaseRooms(site, roomNames, publicOrigin);
  return site;
}
