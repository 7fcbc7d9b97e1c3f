import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteProblems } from './site-problems';
import type { SiteModel } from './site-model';

const file = path.resolve(import.meta.dirname, '../data/site.json');

/**
 * @returns the model of data/site.json
 * @throws Error that lists every problem, such as overlaps or buildings outside the plot
 */
export function loadSite(): SiteModel {
  // The file is part of the repository and read by Blender too, so its geometry is checked, not its syntax.
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteModel;
  const problems = siteProblems(site);
  if (problems.length > 0) throw new Error([`${file}:`, ...problems].join('\n  '));
  return site;
}
