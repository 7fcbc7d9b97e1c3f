import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Served {
  /** Id of the picture on a page. */
  readonly id: string;
  /** Whether this is the camera for narrow windows. */
  readonly mobile?: boolean;
  /** Centre of the crop as fractions of width and height; by default that of the picture. */
  readonly focus?: readonly [x: number, y: number];
  /** Crop for narrow windows, which display the picture in about that ratio. */
  readonly narrow?: NarrowCut;
}

export interface NarrowCut {
  /** Width by height. */
  readonly ratio: number;
  /** Its centre as fractions of the full picture. */
  readonly focus?: readonly [x: number, y: number];
}

/** One camera in the scene of the site model (data/shots.json), read by Blender and by the picture step. */
export interface Shot {
  readonly id: string;
  readonly mood: 'dusk' | 'afternoon' | 'golden' | 'morning';
  readonly size: readonly [width: number, height: number];
  readonly samples: number;
  readonly camera: {
    readonly position: readonly number[];
    readonly target: readonly number[];
    /** Focal length in millimetres on 36 mm film. */
    readonly lens: number;
    readonly shift?: readonly number[];
    /** true keeps vertical lines vertical; false tilts the camera. */
    readonly level?: boolean;
  };
  readonly serves: readonly Served[];
}

const file = path.resolve(import.meta.dirname, '../data/shots.json');

export function loadShots(): readonly Shot[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { shots: readonly Shot[] }).shots;
}
