import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFaults } from './site-faults';
import type { SiteModel } from './site-model';

const file = path.resolve(import.meta.dirname, '../data/site.json');

/**
 * @returns the model of data/site.json
 * @throws Error that lists every fault: what overlaps, what lies outside the plot, what is missing
 */
export function loadSite(): SiteModel {
  // The file is ours and Blender reads it too; what matters about it is checked as geometry, not as syntax.
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteModel;
  const faults = siteFaults(site);
  if (faults.length > 0) throw new Error([`${file}:`, ...faults].join('\n  '));
  return site;
}
