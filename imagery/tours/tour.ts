import type { Direction } from './viewer/direction';

export interface TourWay {
  readonly to: string;
  readonly name: string;
  readonly direction: Direction;
}

export interface TourStandpoint {
  readonly id: string;
  readonly name: string;
  /** Alternative text of the flat still. */
  readonly alt: string;
  /** URLs without extension; .avif and .webp exist. */
  readonly panorama: string;
  readonly still: string;
  readonly ways: readonly TourWay[];
}

/** One page: a flat seen from two or three standpoints. */
export interface Tour {
  readonly unit: string;
  readonly standpoints: readonly TourStandpoint[];
}

/** Size of the flat stills in pixels. */
export const stillSize = { width: 1280, height: 720 } as const;
