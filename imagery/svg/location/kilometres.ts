import { plotOf } from '../../site/footprints';
import { gap } from '../../site/geometry';
import type { Point, SiteModel } from '../../site/site-model';

/** @returns the straight line from the plot's boundary, in kilometres, to one decimal as it is written everywhere */
export function kilometresTo(site: SiteModel, place: Point): number {
  return Math.round(gap([place], plotOf(site)) / 100) / 10;
}
