import { plotOf } from '../../site/footprints';
import { gap } from '../../site/geometry';
import type { Point, SiteModel } from '../../site/site-model';

/** @returns the distance from the plot's boundary in a straight line, in kilometres with one decimal, as pages show it */
export function kilometresTo(site: SiteModel, place: Point): number {
  return Math.round(gap([place], plotOf(site)) / 100) / 10;
}
