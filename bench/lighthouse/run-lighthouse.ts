/** One mobile Lighthouse run of one address, in a new Chromium with a new profile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '../../e2e/harness/browser/chromium';
import { loadLighthouse, type Audits } from './load-lighthouse';

/** Milliseconds, except score (0 to 100), cls, bytes and requests. */
export interface PageRun {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  readonly bytes: number;
  readonly requests: number;
  /** Requests for scripts and for typefaces: none on a limit page. */
  readonly scripts: number;
  readonly fonts: number;
  /** Lighthouse's benchmark index: the speed of the machine during the run. */
  readonly machineIndex: number;
}

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'network-requests',
];

/** @throws Error if Lighthouse could not measure the page: such a run is repeated, not counted */
export async function runLighthouse(
  url: string,
  { executablePath, args }: Browser,
): Promise<PageRun> {
  const { lighthouse, launch } = await loadLighthouse();
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const chrome = await launch({
    chromePath: executablePath,
    userDataDir,
    chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...args],
    // chrome-launcher would end this process at once, before its servers have stopped.
    handleSIGINT: false,
  });
  const close = () => {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', close);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyAudits: audits,
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error('Lighthouse returned no result');
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const score = lhr.categories['performance']?.score;
    if (!score) throw new Error(`Lighthouse returned ${score === 0 ? 'a score of 0' : 'no score'}`);
    return {
      score: Math.round(score * 100),
      ...figures(lhr.audits),
      machineIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    process.off('exit', close);
    close();
  }
}

function figures(found: Audits): Omit<PageRun, 'score' | 'machineIndex'> {
  const requests = (found['network-requests']?.details?.items ?? []).filter(({ url }) =>
    /^https?:/.test(url),
  );
  const ofType = (type: string) =>
    requests.filter(({ resourceType }) => resourceType === type).length;
  const value = (id: string) => {
    const figure = found[id]?.numericValue;
    if (figure === undefined) throw new Error(`Lighthouse returned no ${id}`);
    return figure;
  };
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    scripts: ofType('Script'),
    fonts: ofType('Font'),
  };
}
