/**
 * `npm run bench -- interactions [path …]`: taps and types on every route from the first paint on, on a phone with a four
 * times slower processor, at a first visit and with the code in the cache, three times each. Exit code 1 if an input was
 * lost, or handled late in the median visit. `SITE=http://…` measures a running site.
 */
import { routes } from '@site/contract';
import { startSite } from '../../e2e/harness/site/site';
import { sitePages } from '../../e2e/harness/steps/site-pages';
import { startBrowser } from '../servers/start-browser';
import { withServers } from '../servers/with-servers';
import { median } from '../statistics/median';
import { plansFor } from './plans';
import { runPlan, type Result } from './run-plan';

const inpLimitMs = 100;
const visitsEach = 3;

/** @param only paths to visit; default all */
export async function interactions(only: readonly string[]): Promise<void> {
  const problems: string[] = [];
  console.log(
    row(['route', 'does', 'visit', 'INP', 'slowest', 'n', 'longest', 'blocking', 'lost']),
  );
  await withServers(async (start) => {
    const origin = process.env['SITE'] || (await start(startSite())).origin;
    const browser = await startBrowser(start);
    for (const { path, url, route } of sitePages) {
      if (only.length > 0 && !only.includes(path)) continue;
      const html = await (await fetch(origin + url)).text();
      for (const plan of plansFor(route.id, html))
        for (const isReturning of [false, true]) {
          const results: Result[] = [];
          for (let run = 0; run < visitsEach; run += 1)
            results.push(await runPlan(browser, origin + url, plan, isReturning));
          const lost = results.flatMap(({ shown }) =>
            shown === plan.expected ? [] : [`"${shown}"`],
          );
          const visit = isReturning ? 'next' : 'first';
          const visits = summarize(results);
          console.log(row([path, plan.name, visit, ...figures(visits), lost.join(' ')]));
          if (lost.length > 0 || visits.inpMs > inpLimitMs)
            problems.push(`${path} ${plan.name} ${visit}`);
        }
    }
  });
  console.log(`${routes.length} routes known; above ${inpLimitMs} ms or lost: ${problems.length}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** @returns medians of the visits, and the INP of the slowest one */
function summarize(results: readonly Result[]) {
  const inp = results.map(({ inpMs }) => inpMs);
  return {
    inpMs: median(inp),
    slowestMs: Math.max(...inp),
    interactions: median(results.map(({ interactions: count }) => count)),
    longestTaskMs: median(results.map(({ longestTaskMs }) => longestTaskMs)),
    blockingMs: median(results.map(({ blockingMs }) => blockingMs)),
  };
}

function figures(visits: ReturnType<typeof summarize>): string[] {
  const { inpMs, slowestMs, interactions: count, longestTaskMs, blockingMs } = visits;
  return [inpMs, slowestMs, count, longestTaskMs, blockingMs].map((figure) =>
    String(Math.round(figure)),
  );
}

function row([path = '', does = '', ...cells]: readonly string[]): string {
  return [path.padEnd(36), does.padEnd(11), ...cells.map((cell) => cell.padStart(8))].join(' ');
}
