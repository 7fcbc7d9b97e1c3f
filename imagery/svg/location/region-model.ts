import type { Outline, Point, Way } from '../../site/site-model';

export type Theme = 'school' | 'daily' | 'road' | 'work';

export type PlaceId = 'elementary' | 'secondary' | 'shops' | 'hospital' | 'interchange' | 'cluster';

export interface Place {
  readonly id: PlaceId;
  /** Its point nearest to the complex. */
  readonly at: Point;
  readonly theme: Theme;
  /** On which side of its dot the name stands. */
  readonly label: 'below' | 'above' | 'left';
}

/** The fictional city around the complex, data/region.json; metres in the coordinates of the site model. */
export interface Region {
  readonly lake: Outline;
  readonly streams: readonly Way[];
  readonly hills: readonly Outline[];
  readonly cluster: Outline;
  readonly highway: Outline;
  readonly roads: readonly Way[];
  readonly places: readonly Place[];
}
