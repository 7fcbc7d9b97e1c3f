/** Figures of one measurement by name, for example `lcp`; milliseconds unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

export type RoundKind = 'load' | 'input' | 'visit';

/** The server of a page: either edge, or a plain file server. */
export type Place = 'site-server' | 'nginx' | 'static';

export interface RoundKey {
  readonly kind: RoundKind;
  readonly place: Place;
  /** The page's path, with `:id` for the sample article. */
  readonly page: string;
  readonly run: number;
}

/** Every candidate measured once, one after the other, so that all have the same conditions. */
export interface Round extends RoundKey {
  /** Day of the measurement, `2026-11-24`. */
  readonly date: string;
  readonly results: Results;
}

/** Candidate → its figures in one round. */
export type Results = Readonly<Record<string, Figures>>;

export function keyOf({ kind, place, page, run }: RoundKey): string {
  return [kind, place, page, run].join(' ');
}
