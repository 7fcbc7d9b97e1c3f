/**
 * `npm run bench -- speed`: three pages beside their limit pages, a stage of `npm test`. Deterministic checks come first:
 * no script before the largest paint, no React without an interaction, few bytes of typefaces. Times only as ratios of
 * the same run, with tolerance for a busy machine, and with more pairs where a page seems slow.
 */
import { join } from 'node:path';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { encodePath } from '@site/contract';
import type { Browser } from '../e2e/harness/browser/launch';
import { startEdge } from '@site/site-server/testing/start-site';
import { writeLimitSite } from './limit/write-limit-site';
import { startBrowser } from './servers/start-browser';
import { withServers } from './servers/with-servers';
import { benchFolder } from './site/bench-folder';
import { factProblems, least, timeProblems, type Loads } from './speed/load-problems';
import { measureLoad, type Load } from './speed/measure-load';

/** Home, a page of text, a floor plan. */
const paths = ['/', '/BusinessGuide/intro', '/FloorPlan/84A'];

const pairsPerPage = 2;
const maxAttempts = 4;

const candidates: readonly (keyof Loads)[] = ['site', 'limit'];

/** Static pages need no upstream. */
const inner = { press: '127.0.0.1:9', forms: '127.0.0.1:9', pages: '127.0.0.1:9' };

export async function speed(): Promise<void> {
  const site = await releaseToMeasure((line) => console.log(line));
  const limit = await writeLimitSite(site, join(benchFolder, 'limit'));
  await withServers(async (start) => {
    const edges = {
      site: await start(startEdge('site-server', { site, inner })),
      limit: await start(startEdge('site-server', { site: limit, inner })),
    };
    const browser = await startBrowser(start);
    for (const path of paths) {
      const problems = await judge(path, () => measurePairs(browser, edges, path));
      for (const problem of problems) console.error(`${path}: ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    }
  });
}

/** Facts are certain. A page that seems slow is measured again, and judged by the fastest of all its loads. */
async function judge(path: string, measure: () => Promise<Loads>): Promise<string[]> {
  let loads = await measure();
  const certain = factProblems(loads);
  let slow = timeProblems(loads);
  for (let attempt = 1; attempt < maxAttempts && slow.length > 0; attempt += 1) {
    console.log(`${path}: ${slow.join('; ')}. More pairs, in case the machine was busy.`);
    const more = await measure();
    loads = {
      site: [...loads.site, ...more.site],
      limit: [...loads.limit, ...more.limit],
    };
    slow = timeProblems(loads);
  }
  return [...certain, ...slow];
}

async function measurePairs(
  browser: Browser,
  edges: Readonly<Record<keyof Loads, { readonly origin: string }>>,
  path: string,
): Promise<Loads> {
  const loads: Record<keyof Loads, Load[]> = { site: [], limit: [] };
  for (let pair = 0; pair < pairsPerPage; pair += 1) {
    // In turn, because the second load finds everything warm.
    const order = pair % 2 === 0 ? candidates : candidates.toReversed();
    for (const candidate of order)
      loads[candidate].push(
        await measureLoad(browser, edges[candidate].origin + encodePath(path), candidate),
      );
  }
  console.log(describeLoads(path, loads));
  return loads;
}

/** One line: site against limit page. */
function describeLoads(path: string, { site, limit }: Loads): string {
  const figures = (['fcp', 'lcp', 'tbt'] as const).map((figure) => {
    const [ours, theirs] = [least(site, figure), least(limit, figure)];
    return `${figure.toUpperCase()} ${ours.toFixed(0)} / ${theirs.toFixed(0)} ms`;
  });
  return `${path.padEnd(24)} site / limit page: ${figures.join(', ')}`;
}
