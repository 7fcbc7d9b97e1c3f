import { day, dusk } from './map-look';
import type { MapOrder } from './draw-map';

const wide = { width: 1600, height: 1000 };
const box = { width: 960, height: 640 };

/** All maps of the site, each with its own section of the region. */
export const maps: readonly MapOrder[] = [
  {
    name: 'location-map',
    size: wide,
    view: { west: -2950, east: 3950, north: 3300 },
    look: day,
    ringsKm: [1, 2, 3],
    textSize: 32,
  },
  {
    name: 'home-map-region',
    size: wide,
    view: { west: -2500, east: 4100, north: 3250 },
    look: day,
    themes: ['road', 'work'],
    ringsKm: [1, 2, 3],
    textSize: 34,
  },
  {
    name: 'home-map-near',
    size: wide,
    view: { west: -1850, east: 1650, north: 1640 },
    look: day,
    themes: ['school', 'daily'],
    ringsKm: [0.5, 1],
    textSize: 36,
  },
  {
    name: 'home-slide-cluster',
    size: box,
    view: { west: -1350, east: 3950, north: 2480 },
    look: dusk,
    themes: ['work'],
    ringsKm: [1, 2],
    textSize: 36,
  },
];
