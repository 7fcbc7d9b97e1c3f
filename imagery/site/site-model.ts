import type { UnitType } from '@site/contract';

/** Metres; x to the east, y to the north. */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** One vertical line of units of one type, from its first to its last floor. */
export type Line = readonly [type: UnitType, from: number, to: number];

export interface Building {
  readonly number: number;
  /** Where the two wings meet: their front corner when they bend towards the lake, else their rear one. */
  readonly joint: Point;
  /** Degrees counter-clockwise from facing south. */
  readonly facing: number;
  /** Degrees by which the wings bend towards the lake; below 0 away from it. */
  readonly bend: number;
  /** Height of the roof structure. */
  readonly crown: number;
  readonly style: 'ivory' | 'stone';
  /** From west to east, that is 1호 first: the left half is one wing, the right half the other. */
  readonly lines: readonly Line[];
}

export interface Turned {
  readonly centre: Point;
  readonly size: readonly [width: number, depth: number];
  readonly facing: number;
}

export interface Way {
  readonly width: number;
  readonly points: Outline;
}

export type FacilityId =
  | 'plaza'
  | 'community'
  | 'lounge'
  | 'daycare'
  | 'water'
  | 'sports'
  | 'playground'
  | 'shops'
  | 'deck'
  | 'promenade'
  | 'main-gate'
  | 'side-gate';

/** The complex and its lake: data/site.json. Blender reads the same file (blender/site/model.py). */
export interface SiteModel {
  readonly floorHeight: number;
  /** By how much the lobby is higher than a floor of homes. */
  readonly groundFloorExtra: number;
  readonly waterLevel: number;
  readonly wingDepth: number;
  /** Stairs and lifts that project from a wing's rear. */
  readonly core: { readonly width: number; readonly depth: number };
  readonly lineWidths: Readonly<Record<UnitType, number>>;
  readonly buildings: readonly Building[];
  /** Points of the water's edge from west to east. */
  readonly shoreline: Outline;
  /** Distances from the water's edge. */
  readonly promenade: { readonly from: number; readonly to: number };
  readonly deck: { readonly west: number; readonly east: number; readonly out: number };
  /** Its southern side runs `setback` metres behind the water's edge. */
  readonly plot: {
    readonly setback: number;
    readonly west: number;
    readonly east: number;
    readonly north: Outline;
  };
  readonly podiums: readonly {
    readonly id: string;
    readonly height: number;
    readonly outline: Outline;
  }[];
  readonly pavilions: readonly (Turned & { readonly id: string; readonly height: number })[];
  readonly plazas: readonly { readonly id: string; readonly outline: Outline }[];
  readonly fountain: { readonly centre: Point; readonly radius: number };
  readonly ponds: readonly { readonly outline: Outline }[];
  readonly playgrounds: readonly {
    readonly centre: Point;
    readonly radii: Point;
    readonly facing: number;
  }[];
  readonly courts: readonly Turned[];
  readonly ramps: readonly { readonly from: Point; readonly to: Point; readonly width: number }[];
  readonly gates: readonly { readonly id: string; readonly at: Point }[];
  readonly paths: readonly Way[];
  readonly roads: readonly Way[];
  readonly groves: readonly (readonly [
    x: number,
    y: number,
    radius: number,
    trees: number,
    mix: 'mixed' | 'round' | 'pine' | 'maple',
  ])[];
  readonly rows: readonly {
    readonly kind: 'round' | 'pine' | 'maple';
    readonly spacing: number;
    readonly points: readonly [Point, Point];
  }[];
  /** In the order of the legend's numbers. */
  readonly facilities: readonly { readonly id: FacilityId; readonly at: Point }[];
}
