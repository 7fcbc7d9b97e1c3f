import type { DrillSite } from '../site/drill-site';

/** One thing that was looked at. `fault` says what was seen instead; without it the promise held. */
export interface Check {
  readonly what: string;
  readonly fault?: string;
  /** What it needs is not on this machine; `what` says so. */
  readonly isSkipped?: boolean;
}

/** What may be asked for by name. */
export const drillGroups = [
  'pages',
  'shell',
  'registry',
  'remotes',
  'states',
  'hosts',
  'offline',
  'builds',
  'releases',
  'press',
  'forms',
  'corpus',
  'slow',
  'compose',
] as const;
export type DrillGroup = (typeof drillGroups)[number];

interface Promised {
  /** Read one below the other, the titles are the list of promises. */
  readonly title: string;
  readonly group: DrillGroup;
  /** Part of the gate's sample. */
  readonly isSample?: boolean;
  /** Breaks something that all visits share, so nothing else may run beside it. */
  readonly isAlone?: boolean;
}

/** A promise of the site and the way to find out whether it is kept. What `run` throws is one failed check. */
export interface Drill extends Promised {
  readonly run: (site: DrillSite) => Promise<readonly Check[]>;
}

/** A drill that brings its own parts; it runs alone, and no site is started for it. */
export interface OwnDrill extends Promised {
  readonly runApart: (scope: { readonly isSample: boolean }) => Promise<readonly Check[]>;
}

export type AnyDrill = Drill | OwnDrill;
