/**
 * `npm run bench -- pages [--routes a,b] [--runs 5] [--edge site-server|nginx|both] [--quick]`: taps, a six-page visit, then mobile
 * Lighthouse of every page, each beside its limit page, in turn. Prints the tables of docs/performance.md, each row when it is
 * measured.
 */
import { cpus } from 'node:os';
import { readRelease } from '@site/release';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { resolveChromium } from '../e2e/harness/browser/chromium';
import { lighthouseVersion } from './lighthouse/load-lighthouse';
import { runLighthouse } from './lighthouse/run-lighthouse';
import { pagesToMeasure } from './pages/pages-to-measure';
import { readOptions } from './pages/read-options';
import { startCandidates, type Origins } from './pages/start-candidates';
import { startBrowser } from './servers/start-browser';
import { withServers } from './servers/with-servers';
import { compare, medianOf, ratioText, valuesOf } from './statistics/compare';
import { tableHead, tableRow } from './statistics/markdown-table';
import { takeRounds, type Candidate, type Figures, type Round } from './statistics/rounds';
import { measureInput } from './visits/measure-input';
import { measureVisit } from './visits/measure-visit';

export async function pages(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const print = (line: string) => console.log(line);
  const site = await releaseToMeasure(print);
  const chromium = await resolveChromium();
  await withServers(async (start) => {
    const { edges, files, articleId } = await startCandidates(site, options, start, print);
    const chosen = pagesToMeasure(articleId, options.routes);
    const browser = await startBrowser(start);
    print(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}, ` +
        `Node ${process.versions.node}, Lighthouse ${lighthouseVersion()}, shell ${readRelease(site).versions.shell}`,
    );
    const measure = (
      origins: Origins,
      url: string,
      figures: (candidate: Candidate) => Promise<Figures>,
    ) =>
      takeRounds(options.runs, candidatesOf(origins, url), figures, (run, name, result) => {
        if (result instanceof Error) print(`${url} ${run} ${name}: ${result.message}`);
      });

    for (const { url } of chosen.filter(({ name }) => name === '/')) {
      const taps = await measure(files, url, (one) => measureInput(browser, one.url));
      printCandidates('Taps and typing on home, ms', taps, 0);
      const visits = await measure(files, url, (one) => measureVisit(browser, one.url));
      printCandidates('A visit of six pages, seconds of the main thread', visits, 2);
    }
    for (const { edge, ...origins } of edges) {
      print(`\n### Every page, ${edge}\n\n${tableHead(loadHead)}`);
      for (const { name, url } of chosen)
        print(
          loadRow(
            name,
            await measure(origins, url, async (candidate) =>
              onlyItself(candidate.name, await runLighthouse(candidate.url, chromium)),
            ),
          ),
        );
    }
  });
}

function candidatesOf({ site, limit }: Origins, url: string): readonly Candidate[] {
  return [
    { name: 'site', url: site + url },
    { name: 'limit', url: limit + url },
  ];
}

/** @throws Error when a limit page has a script or a typeface, which would make it invalid */
function onlyItself(name: string, run: Awaited<ReturnType<typeof runLighthouse>>) {
  if (name === 'limit' && run.scripts + run.fonts > 0)
    throw new Error(`The limit page requests ${run.scripts} scripts and ${run.fonts} typefaces`);
  return { ...run };
}

const loadHead = [
  ...['page', 'lowest score', 'FCP', 'LCP', 'TBT', 'CLS', 'KB'],
  ...['FCP × limit', 'LCP × limit', 'machine index'],
];

/** The site's medians, and the ratios to its limit page in the same rounds. */
function loadRow(page: string, rounds: readonly Round[]): string {
  const value = (figure: string) => medianOf(rounds, 'site', figure);
  return tableRow([
    page,
    String(Math.min(...valuesOf(rounds, 'site', 'score'))),
    ...['fcp', 'lcp', 'tbt'].map((figure) => value(figure).toFixed(0)),
    value('cls').toFixed(4),
    (value('bytes') / 1024).toFixed(0),
    ...['fcp', 'lcp'].map((figure) => ratioText(compare(rounds, 'site', 'limit', figure))),
    value('machineIndex').toFixed(0),
  ]);
}

/** A row for each candidate: the medians of all figures, and the first one compared with the site's. */
function printCandidates(title: string, rounds: readonly Round[], digits: number): void {
  const figures = Object.keys(rounds[0]?.['site'] ?? {});
  const [first = ''] = figures;
  console.log(`\n### ${title}\n\n${tableHead(['candidate', ...figures, `${first} × site`])}`);
  for (const name of ['site', 'limit'])
    console.log(
      tableRow([
        name,
        ...figures.map((figure) => medianOf(rounds, name, figure).toFixed(digits)),
        ratioText(compare(rounds, name, 'site', first)),
      ]),
    );
}
