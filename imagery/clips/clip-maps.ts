import type { MapOrder } from '../svg/location/draw-map';
import { day } from '../svg/location/map-look';
import type { Theme } from '../svg/location/region-model';

/** One map in three states, each with more names than the previous one, in letters legible on a phone. */
const states: Readonly<Record<string, readonly Theme[]>> = {
  land: [],
  work: ['work'],
  daily: ['work', 'daily'],
};

export const clipMaps: readonly MapOrder[] = Object.entries(states).map(([state, themes]) => ({
  name: `clip-map-${state}`,
  size: { width: 1600, height: 1000 },
  view: { west: -1650, east: 3850, north: 1780 },
  look: day,
  themes,
  ringsKm: [1, 2],
  textSize: 44,
}));
