import { join } from 'node:path';
import { frontendNames, repositoryRoot, siteFolder, type SiteFolder } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import type { PageWeight } from './budgets';
import { measureSite } from './measure-site';

/** A variable that `npm test` sets after the stage of the byte budgets. */
export const isMade = 'RELEASE_TO_MEASURE_IS_MADE';

/** As long as a real one: the address is in the head of every page. */
const publicOrigin = 'https://www.example.com';

/**
 * Measures every page of the current sources.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function measureSources(
  report: (line: string) => void,
): Promise<readonly PageWeight[]> {
  return measureSite(await releaseToMeasure(report));
}

/**
 * Builds changed frontends and releases them into a folder for measurements. The folder stays, so that the next run
 * renders and compresses only changed pages; the live release is not touched. Where `npm test` has made it, it is as it is: its
 * stages run beside each other, and one would copy what another is writing.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function releaseToMeasure(report: (line: string) => void): Promise<SiteFolder> {
  const site = measuredSite();
  if (process.env[isMade] === '1') return site;
  await buildChangedFrontends(frontendNames, { report });
  await releaseFrontends(site, frontendNames, publicOrigin);
  return site;
}

/** The folder of the release for measurements, as releaseToMeasure() left it. */
export function measuredSite(): SiteFolder {
  return siteFolder(join(repositoryRoot, '.cache/bench/site'));
}
