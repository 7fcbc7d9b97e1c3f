/**
 * `npm run bench -- pages [--routes a,b] [--runs 5] [--edge site-server|nginx|both] [--quick] [--fresh]`:
 * mobile Lighthouse of every page and its limit page, in turn; also taps and a six-page visit. Rewrites the
 * tables of docs/performance.md, or only prints them when a part was left out. Finished rounds are kept, so that an
 * interrupted run continues.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '@site/release';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { resolveChromium } from '../e2e/harness/browser/chromium';
import { lighthouseVersion } from './lighthouse/load-lighthouse';
import { runLighthouse } from './lighthouse/run-lighthouse';
import { leftOut, planRounds } from './pages/plan-rounds';
import { readOptions } from './pages/read-options';
import { startCandidates } from './pages/start-candidates';
import { describeMachine } from './report/describe-machine';
import { writeReport } from './report/write-report';
import { openRoundStore } from './rounds/round-store';
import { runRounds, type Measure } from './rounds/run-rounds';
import { startBrowser } from './servers/start-browser';
import { withServers } from './servers/with-servers';
import { benchFolder } from './site/bench-folder';
import { measureInput } from './visits/measure-input';
import { measureVisit } from './visits/measure-visit';

export async function pages(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const report = (line: string) => console.log(line);
  const site = await releaseToMeasure(report);
  const chromium = await resolveChromium();
  await withServers(async (start) => {
    const candidates = await startCandidates(site, options, start, report);
    const browser = await startBrowser(start);
    const tools = { chromium: browser.version(), lighthouse: lighthouseVersion() };
    const machine = describeMachine(tools, readRelease(site).versions);
    const file = join(benchFolder, 'results', `${machine.fingerprint}.jsonl`);
    if (options.isFresh) rmSync(file, { force: true });
    const store = openRoundStore(file);
    const measures = {
      load: async (url, name) => onlyItself(name, await runLighthouse(url, chromium)),
      input: (url) => measureInput(browser, url),
      visit: (url) => measureVisit(browser, url),
    } satisfies Record<string, Measure>;
    await runRounds(planRounds(options, candidates), measures, store, report);
    const notMeasured = leftOut(options, candidates);
    await writeReport({ rounds: store.all(), machine, notMeasured }, report);
  });
}

/** @throws Error when a limit page has a script or a typeface, which would make it invalid */
function onlyItself(name: string, run: Awaited<ReturnType<typeof runLighthouse>>) {
  if (name === 'limit' && run.scripts + run.fonts > 0)
    throw new Error(`The limit page requests ${run.scripts} scripts and ${run.fonts} typefaces`);
  return { ...run };
}
