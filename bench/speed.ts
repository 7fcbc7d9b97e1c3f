/**
 * `npm run bench -- speed`: three pages beside their limit pages, a stage of `npm test`. Deterministic checks come first:
 * no script before the largest paint, no React without an interaction, few bytes of typefaces. Times only as ratios of
 * the same run, with tolerance for a busy machine, and a second attempt.
 */
import { join } from 'node:path';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { encodePath } from '@site/contract';
import { launchChromium, type Browser } from '../e2e/harness/launch';
import { startEdge } from '../nginx/testing/start-site';
import { writeLimitSite } from './limit/write-limit-site';
import { withServers } from './servers/with-servers';
import { benchFolder } from './site/bench-folder';
import { describeLoads } from './speed/describe-loads';
import { factProblems, timeProblems, type Loads } from './speed/load-problems';
import { measureLoad, type Load } from './speed/measure-load';

/** Home, a page of text, a floor plan. */
const paths = ['/', '/BusinessGuide/intro', '/FloorPlan/84A'];

const pairsPerPage = 3;

/** Static pages need no upstream. */
const inner = { press: '127.0.0.1:9', forms: '127.0.0.1:9', pages: '127.0.0.1:9' };

export async function speed(): Promise<void> {
  const site = await releaseToMeasure((line) => console.log(line));
  const limit = await writeLimitSite(site, join(benchFolder, 'limit'));
  await withServers(async (start) => {
    const edges = {
      site: await start(startEdge('gateway', { site, inner })),
      limit: await start(startEdge('gateway', { site: limit, inner })),
    };
    const browser = await launchChromium();
    await start(Promise.resolve({ stop: () => browser.close() }));
    for (const path of paths) {
      const problems = await judge(path, () => measurePairs(browser, edges, path));
      for (const problem of problems) console.error(`${path}: ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    }
  });
}

/** Facts are certain; a page that is slow once may be due to the machine, twice is due to the page. */
async function judge(path: string, measure: () => Promise<Loads>): Promise<string[]> {
  const loads = await measure();
  const [certain, slow] = [factProblems(loads), timeProblems(loads)];
  if (certain.length > 0 || slow.length === 0) return [...certain, ...slow];
  console.log(`${path}: ${slow.join('; ')}. Once more, in case the machine was busy.`);
  return timeProblems(await measure());
}

async function measurePairs(
  browser: Browser,
  { site, limit }: Readonly<Record<'site' | 'limit', { readonly origin: string }>>,
  path: string,
): Promise<Loads> {
  const loads: { site: Load[]; limit: Load[] } = { site: [], limit: [] };
  for (let pair = 0; pair < pairsPerPage; pair += 1) {
    loads.site.push(await measureLoad(browser, site.origin + encodePath(path), 'site'));
    loads.limit.push(await measureLoad(browser, limit.origin + encodePath(path), 'limit'));
  }
  console.log(describeLoads(path, loads));
  return loads;
}
