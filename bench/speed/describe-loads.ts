import { median } from '../statistics/median';
import type { Loads } from './load-problems';

/** One line: site against limit page. */
export function describeLoads(path: string, { site, limit }: Loads): string {
  const figures = (['fcp', 'lcp', 'tbt'] as const).map((figure) => {
    const [ours, theirs] = [site, limit].map((loads) => median(loads.map((load) => load[figure])));
    return `${figure.toUpperCase()} ${ours?.toFixed(0)} / ${theirs?.toFixed(0)} ms`;
  });
  return `${path.padEnd(24)} site / limit page: ${figures.join(', ')}`;
}
