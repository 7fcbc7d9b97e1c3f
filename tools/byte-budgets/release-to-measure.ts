import { join } from 'node:path';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { siteFolder, type SiteFolder, repositoryRoot, frontendNames } from '@site/release';
import { releaseFrontends } from '@site/release/publish';

/** Long enough to be a real one: the address stands in every page's head. */
const publicOrigin = 'https://www.example.com';

/**
 * Builds what has changed and releases it into a folder that only measurements use. It stays from run to run, so that
 * what has not changed is not rendered and compressed again; what is out stays untouched.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function releaseToMeasure(report: (line: string) => void): Promise<SiteFolder> {
  await buildChangedFrontends(frontendNames, { report });
  const site = siteFolder(join(repositoryRoot, '.cache/bench/site'));
  await releaseFrontends(site, frontendNames, publicOrigin);
  return site;
}
