/**
 * A flat as data. Millimetres; x runs east, y runs north, the origin is the south-west corner inside the outer
 * wall. The outline is the inner face of the outer walls (안목치수, how the law measures a flat); walls inside
 * stand centred on the borders of the rooms.
 */
export type Point = readonly [x: number, y: number];

/** West, south, east, north. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

export type Polygon = readonly Point[];

export type Side = 'n' | 'e' | 's' | 'w';

export const unitTypes = ['59A', '59B', '84A', '84B', '101'] as const;
export type UnitType = (typeof unitTypes)[number];

export const floorKinds = ['oak', 'tile', 'stone', 'deck'] as const;

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly floor: (typeof floorKinds)[number];
  readonly poly: Polygon;
  /** Service space outside the exclusive area. */
  readonly isBalcony: boolean;
}

interface Hole {
  /** Middle of the hole, along the wall from its first end. */
  readonly at: number;
  readonly width: number;
  readonly head: number;
}

export interface Window extends Hole {
  readonly kind: 'window';
  readonly sill: number;
  readonly panes: number;
}

/** A leaf on hinges; `outside` is the stair hall. */
export interface Door extends Hole {
  readonly kind: 'door' | 'entry';
  readonly joins: readonly [string, string];
  readonly into: string;
  /** The end of the wall that the hinge is nearer to. */
  readonly hinge: 'from' | 'to';
}

/** A sliding leaf, or no leaf at all. */
export interface Passage extends Hole {
  readonly kind: 'slide' | 'opening';
  readonly joins: readonly [string, string];
}

export type Opening = Window | Door | Passage;

export interface Wall {
  readonly id: string;
  /** An outer wall runs counter-clockwise along the outline, so that the flat lies at its left. */
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
  readonly isExterior: boolean;
  readonly openings: readonly Opening[];
}

export interface Item {
  readonly kind: string;
  readonly room: string;
  readonly rect: Rect;
  /** The side of the wall or headboard behind it. */
  readonly back: Side;
  /** Degrees counter-clockwise, for what stands askew. */
  readonly turn: number;
  readonly has: ReadonlySet<string>;
}

/** What used to be a balcony and became room: the line shows where it began. */
export interface Expansion {
  readonly poly: Polygon;
  readonly from: Point;
  readonly to: Point;
}

/** Where a picture of a room is taken from, and a visitor of the tour stands. */
export interface Standpoint {
  readonly id: string;
  readonly at: Point;
  readonly towards: Point;
}

export interface Unit {
  readonly type: UnitType;
  /** How developers call the layout. */
  readonly plan: string;
  readonly outline: Polygon;
  readonly rooms: readonly Room[];
  readonly expansions: readonly Expansion[];
  /** Pairs of rooms with no wall between them. */
  readonly open: readonly (readonly [string, string])[];
  readonly walls: readonly Wall[];
  readonly furniture: readonly Item[];
  /** The raised, lit part of the living room's ceiling. */
  readonly tray: Rect;
  /** Lamps that are drawn; lights that are only there to render are not listed. */
  readonly lamps: readonly Point[];
  readonly views: readonly Standpoint[];
  readonly panoramas: readonly Standpoint[];
}
