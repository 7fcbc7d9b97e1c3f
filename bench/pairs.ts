/**
 * `npm run bench -- pairs before=http://localhost:1/ after=http://localhost:2/ limit=limit:http://localhost:2/`:
 * mobile Lighthouse of pages of running servers, in turn (ABAB…). `limit:` measures the limit page of an
 * address. `--runs 5`.
 */
import { resolveChromium } from '../e2e/harness/chromium';
import { startLimitProxy } from './limit/start-limit-proxy';
import { runLighthouse, type PageRun } from './lighthouse/run-lighthouse';
import { median } from './statistics/median';
import { signTest } from './statistics/sign-test';

const figures = [
  'score',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'speedIndex',
  'bytes',
  'requests',
  'scripts',
  'fonts',
  'machineIndex',
] as const;

export async function pairs(args: readonly string[]): Promise<void> {
  const runs = Number(args[args.indexOf('--runs') + 1] ?? 5) || 5;
  const named = args
    .filter((arg) => arg.includes('='))
    .map((arg) => arg.split(/=(.*)/s, 2) as [string, string]);
  const browser = await resolveChromium();
  const proxies = new Map<string, Awaited<ReturnType<typeof startLimitProxy>>>();
  const results = new Map<string, PageRun[]>(named.map(([name]) => [name, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const [name, wanted] of named) {
      const url = wanted.startsWith('limit:') ? await limitOf(wanted.slice(6)) : wanted;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        try {
          const result = await runLighthouse(url, browser);
          results.get(name)?.push(result);
          console.log(`${run}/${runs} ${name.padEnd(12)} ${line(result)}`);
          break;
        } catch (error) {
          console.log(`${run}/${runs} ${name}: ${(error as Error).message}; again`);
        }
      }
    }
  for (const proxy of proxies.values()) await proxy.stop();
  console.log('\nmedians');
  const [base] = named;
  for (const [name, all] of results) {
    console.log(
      `${name.padEnd(12)} ${figures.map((figure) => `${figure}=${round(figure, median(all.map((run) => run[figure])))}`).join(' ')}`,
    );
    const first = results.get(base?.[0] ?? '') ?? [];
    if (first === all) continue;
    const compared = (['fcp', 'lcp', 'tbt'] as const).map((figure) => {
      const both = all.flatMap((run, i) => {
        const other = first[i];
        return other ? [[other[figure], run[figure]] as const] : [];
      });
      const ratio = median(both.map(([one, other]) => one / other));
      return `${figure} ${ratio.toFixed(2)}× (p ${signTest(both).toFixed(3)})`;
    });
    console.log(`${''.padEnd(12)} ${base?.[0]} against ${name}: ${compared.join(', ')}`);
  }

  async function limitOf(address: string): Promise<string> {
    const { origin, pathname, search } = new URL(address);
    const proxy = proxies.get(origin) ?? (await startLimitProxy(origin));
    proxies.set(origin, proxy);
    return proxy.origin + pathname + search;
  }
}

function line(run: PageRun): string {
  return figures.map((figure) => `${figure}=${round(figure, run[figure])}`).join(' ');
}

function round(figure: string, value: number): string {
  return value.toFixed(figure === 'cls' ? 4 : 0);
}
