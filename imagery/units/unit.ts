/**
 * A flat as data. Millimetres; x runs east, y runs north, the origin is the south-west corner inside the outer
 * wall. The outline is the inner face of the outer walls (안목치수, the legal measure of a flat); inner walls
 * are centred on the borders of the rooms.
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
  /** Centre of the opening, along the wall from its first end. */
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
  /** The end of the wall that is nearer to the hinge. */
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
  /** Rotation in degrees counter-clockwise. */
  readonly turn: number;
  readonly has: ReadonlySet<string>;
}

/** A former balcony that became part of a room; the line marks its edge. */
export interface Expansion {
  readonly poly: Polygon;
  readonly from: Point;
  readonly to: Point;
}

/** The position from which a picture of a room is taken, and of a visitor in a tour. */
export interface Standpoint {
  readonly id: string;
  readonly at: Point;
  readonly towards: Point;
}

export interface Unit {
  readonly type: UnitType;
  /** The developers' name of the layout. */
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
  /** Visible lamps; lights that exist only for rendering are not listed. */
  readonly lamps: readonly Point[];
  readonly views: readonly Standpoint[];
  readonly panoramas: readonly Standpoint[];
}
