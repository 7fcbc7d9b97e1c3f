/**
 * `npm run bench -- pairs before=http://localhost:1/ after=http://localhost:2/ limit=limit:http://localhost:2/`:
 * mobile Lighthouse of pages of running servers, in turn (ABAB…). `limit:` measures the limit page of an
 * address. `--runs 5`.
 */
import { resolveChromium } from '../e2e/harness/browser/chromium';
import { startLimitProxy } from './limit/start-limit-proxy';
import { runLighthouse } from './lighthouse/run-lighthouse';
import { figuresLine, summarizePairs } from './pairs/summarize-pairs';
import { readPairs } from './pairs/read-pairs';
import type { Figures } from './rounds/round';
import { withServers } from './servers/with-servers';

const limitMark = 'limit:';
const triesPerPage = 3;

export async function pairs(args: readonly string[]): Promise<void> {
  const { runs, candidates } = readPairs(args);
  const chromium = await resolveChromium();
  await withServers(async (start) => {
    const proxies = new Map<string, ReturnType<typeof startLimitProxy>>();
    const urlOf = async (address: string) => {
      if (!address.startsWith(limitMark)) return address;
      const { origin, pathname, search } = new URL(address.slice(limitMark.length));
      const proxy = proxies.get(origin) ?? start(startLimitProxy(origin));
      proxies.set(origin, proxy);
      return (await proxy).origin + pathname + search;
    };
    const rounds: { readonly results: Record<string, Figures> }[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const results: Record<string, Figures> = {};
      for (const { name, address } of candidates) {
        const report = (text: string) => console.log(`${run}/${runs} ${name.padEnd(12)} ${text}`);
        const url = await urlOf(address);
        const figures = await measure(
          async () => ({ ...(await runLighthouse(url, chromium)) }),
          report,
        );
        if (figures) results[name] = figures;
      }
      rounds.push({ results });
    }
    const names = candidates.map(({ name }) => name);
    console.log(['\nmedians', ...summarizePairs(rounds, names)].join('\n'));
  });
}

/** @returns undefined after three failures: the round then has no result of this page */
async function measure(
  once: () => Promise<Figures>,
  report: (text: string) => void,
): Promise<Figures | undefined> {
  for (let attempt = 0; attempt < triesPerPage; attempt += 1)
    try {
      const figures = await once();
      report(figuresLine((figure) => figures[figure]));
      return figures;
    } catch (error) {
      report(`${(error as Error).message}; again`);
    }
  return undefined;
}
