import { parseArgs } from 'node:util';
export type Edge = 'site-server' | 'nginx';

export interface PagesOptions {
  /** Paths to measure; default: all. */
  readonly routes: readonly string[] | undefined;
  readonly runs: number;
  readonly edges: readonly Edge[];
}

const edges: Readonly<Record<string, readonly Edge[]>> = {
  'site-server': ['site-server'],
  nginx: ['nginx'],
  both: ['site-server', 'nginx'],
};

const quickRoutes = ['/', '/BusinessGuide/intro', '/FloorPlan/84A'];

/** @throws Error that describes the wrong argument */
export function readOptions(args: readonly string[]): PagesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      routes: { type: 'string' },
      runs: { type: 'string' },
      edge: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 3 : 5));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be 1 or more, not "${values.runs}"`);
  const chosen = edges[values.edge ?? (values.quick ? 'site-server' : 'both')];
  if (!chosen)
    throw new Error(`--edge is one of ${Object.keys(edges).join(', ')}, not "${values.edge}"`);
  return {
    routes: values.routes?.split(',') ?? (values.quick ? quickRoutes : undefined),
    runs,
    edges: chosen,
  };
}
