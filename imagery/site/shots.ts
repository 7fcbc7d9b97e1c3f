import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Served {
  /** The picture that a page asks for. */
  readonly id: string;
  /** The other camera for narrow windows. */
  readonly mobile?: boolean;
  /** Middle of the crop as shares of width and height; the picture's own middle when left out. */
  readonly focus?: readonly [x: number, y: number];
  /** A part of the picture for narrow windows, which would cut it to about that ratio anyway. */
  readonly narrow?: NarrowCut;
}

export interface NarrowCut {
  /** Width by height. */
  readonly ratio: number;
  /** Its middle as shares of the whole picture. */
  readonly focus?: readonly [x: number, y: number];
}

/** One camera in the site model's scene: data/shots.json, read by Blender and by what cuts the pictures. */
export interface Shot {
  readonly id: string;
  readonly mood: 'dusk' | 'afternoon';
  readonly size: readonly [width: number, height: number];
  readonly samples: number;
  readonly camera: {
    readonly position: readonly number[];
    readonly target: readonly number[];
    /** Focal length in millimetres on a 36 mm film. */
    readonly lens: number;
    readonly shift?: readonly number[];
    /** false tilts the camera; true keeps verticals vertical. */
    readonly level?: boolean;
  };
  readonly serves: readonly Served[];
}

const file = path.resolve(import.meta.dirname, '../data/shots.json');

export function loadShots(): readonly Shot[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { shots: readonly Shot[] }).shots;
}
