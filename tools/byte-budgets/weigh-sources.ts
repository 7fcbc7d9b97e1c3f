import { measureSite, type PageWeight } from './measure-site';
import { releaseToMeasure } from './release-to-measure';

/**
 * Weighs every page of the sources as they stand.
 * @throws Error when a part cannot be built or a page cannot be rendered
 */
export async function weighSources(report: (line: string) => void): Promise<readonly PageWeight[]> {
  return measureSite(await releaseToMeasure(report));
}
