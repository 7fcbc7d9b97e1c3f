import { loadSite } from '../site/load-site';
import type { Drawing } from '../svg/drawing';
import { drawMap } from '../svg/location/draw-map';
import { loadRegion } from '../svg/location/load-region';
import { drawPlan } from '../svg/plan/draw-plan';
import { loadUnits } from '../units/load-unit';
import { clipMaps } from './clip-maps';

/** Drawings that scenes name `drawn/<name>`: the plan sheets of the pages and maps made for the clips. */
export function clipDrawings(): ReadonlyMap<string, Drawing> {
  const [site, region] = [loadSite(), loadRegion()];
  const drawings = [
    ...loadUnits().map(drawPlan),
    ...clipMaps.map((order) => drawMap(order, site, region)),
  ];
  return new Map(drawings.map((drawing) => [`drawn/${drawing.name}`, drawing]));
}
