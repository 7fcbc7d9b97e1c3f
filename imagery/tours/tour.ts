import type { Direction } from './viewer/direction';

export interface TourWay {
  readonly to: string;
  readonly name: string;
  readonly direction: Direction;
}

export interface TourStandpoint {
  readonly id: string;
  readonly name: string;
  /** What the flat still shows, for who cannot see it. */
  readonly alt: string;
  /** Addresses without their endings; .avif and .webp are there. */
  readonly panorama: string;
  readonly still: string;
  readonly ways: readonly TourWay[];
}

/** One page: a flat that is looked at from two or three places. */
export interface Tour {
  readonly unit: string;
  readonly standpoints: readonly TourStandpoint[];
}

/** Pixels of the flat stills. */
export const stillSize = { width: 1280, height: 720 } as const;
