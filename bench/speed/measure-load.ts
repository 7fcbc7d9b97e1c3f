import { parseModuleId, registrationPopup } from '@site/contract';
import type { Browser } from '../../e2e/harness/browser/launch';
import { openPhone } from '../visits/phone';

/** One page load without interaction. Milliseconds and bytes. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** Sum of the time of long tasks beyond 50 ms, after the first paint. */
  readonly tbt: number;
  /** Typefaces loaded before the largest paint. */
  readonly fontBytes: number;
  /** Scripts requested before the largest paint; the boot file is one. */
  readonly scriptsBeforePaint: number;
  readonly hasReactRun: boolean;
}

/** A mobile network, fast enough for a check and slow enough to show blocking requests. */
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: (4 * 1024 * 1024) / 8,
  uploadThroughput: (1024 * 1024) / 8,
};

/** Longer than the boot file waits for idle time. */
const codeTimeoutMs = 6000;
/** For what starts without script, or after the code has arrived: the largest paint, typefaces. */
const settleMs = 800;

export async function measureLoad(
  browser: Browser,
  url: string,
  candidate: 'site' | 'limit',
): Promise<Load> {
  const { page, session, close } = await openPhone(browser);
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'load' });
    if (candidate === 'site')
      await page.waitForFunction(isCodeFetched, registrationCode, {
        polling: 100,
        timeout: codeTimeoutMs,
      });
    await page.waitForTimeout(settleMs);
    const load = loadOf(await page.evaluate(readPage));
    if (load.fcp === 0 || load.lcp === 0) throw new Error(`${url} did not paint`);
    return load;
  } finally {
    await close();
  }
}

/** The popup's code is the last that the boot file fetches without interaction. */
const registrationCode = `/remotes/${parseModuleId(registrationPopup).remote}/`;

/** Runs in the page. */
function isCodeFetched(folder: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes(folder));
}

interface Observed {
  fcp: number;
  lcp: number;
  tasks: { start: number; ms: number }[];
}

declare global {
  var observedPaints: Observed | undefined;
}

/** Runs in the page. No named functions: tsx would call a helper that does not exist there. */
function observePaints(): void {
  const seen: Observed = (globalThis.observedPaints = { fcp: 0, lcp: 0, tasks: [] });
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
      if (entryType === 'largest-contentful-paint') seen.lcp = startTime;
      if (entryType === 'longtask') seen.tasks.push({ start: startTime, ms: duration });
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] });
}

/** Runs in the page. */
function readPage() {
  const { fcp, lcp, tasks } = globalThis.observedPaints ?? { fcp: 0, lcp: 0, tasks: [] };
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    fcp,
    lcp,
    tasks,
    files: files.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      path: new URL(name).pathname,
      startTime,
      responseEnd,
      bytes: encodedBodySize,
    })),
    rootKeys: Object.keys(document.getElementById('root') ?? {}),
  };
}

function loadOf({ fcp, lcp, tasks, files, rootKeys }: ReturnType<typeof readPage>): Load {
  return {
    fcp,
    lcp,
    tbt: tasks
      .filter(({ start, ms }) => start + ms > fcp)
      .reduce((sum, { ms }) => sum + ms - 50, 0),
    fontBytes: files
      .filter(({ path, responseEnd }) => /\.woff2?$/.test(path) && responseEnd <= lcp)
      .reduce((sum, { bytes }) => sum + bytes, 0),
    scriptsBeforePaint: files.filter(
      ({ path, startTime }) => /\.m?js$/.test(path) && startTime < lcp,
    ).length,
    hasReactRun: rootKeys.some((key) => key.startsWith('__reactContainer')),
  };
}
