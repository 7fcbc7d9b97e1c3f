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
import { withServers } from './servers/with-servers';
import { takeRounds } from './statistics/rounds';

const limitMark = 'limit:';

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
    const named = await Promise.all(
      candidates.map(async ({ name, address }) => ({ name, url: await urlOf(address) })),
    );
    const rounds = await takeRounds(
      runs,
      named,
      async ({ url }) => ({ ...(await runLighthouse(url, chromium)) }),
      (run, name, result) => {
        const text =
          result instanceof Error
            ? `${result.message}; again`
            : figuresLine((figure) => result[figure]);
        console.log(`${run}/${runs} ${name.padEnd(12)} ${text}`);
      },
    );
    const names = candidates.map(({ name }) => name);
    console.log(['\nmedians', ...summarizePairs(rounds, names)].join('\n'));
  });
}
