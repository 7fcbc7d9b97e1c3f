import { loadSite } from '../site/load-site';
import type { Drawing } from '../svg/drawing';
import { drawMap, type MapOrder } from '../svg/location/draw-map';
import { loadRegion } from '../svg/location/load-region';
import { drawPlan } from '../svg/plan/draw-plan';
import { loadUnits } from '../units/load-unit';
import { day } from '../svg/location/map-look';
import type { Theme } from '../svg/location/region-model';

/** One map in three states, each with more names than the previous one, in letters legible on a phone. */
const states: Readonly<Record<string, readonly Theme[]>> = {
  land: [],
  work: ['work'],
  daily: ['work', 'daily'],
};

const videoMaps: readonly MapOrder[] = Object.entries(states).map(([state, themes]) => ({
  name: `video-map-${state}`,
  size: { width: 1600, height: 1000 },
  view: { west: -1650, east: 3850, north: 1780 },
  look: day,
  themes,
  ringsKm: [1, 2],
  textSize: 44,
}));

/** Drawings that scenes name `drawn/<name>`: the plan sheets of the pages and maps made for the videos. */
export function videoDrawings(): ReadonlyMap<string, Drawing> {
  const [site, region] = [loadSite(), loadRegion()];
  const drawings = [
    ...loadUnits().map(drawPlan),
    ...videoMaps.map((order) => drawMap(order, site, region)),
  ];
  return new Map(drawings.map((drawing) => [`drawn/${drawing.name}`, drawing]));
}
