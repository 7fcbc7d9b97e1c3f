/**
 * `npm run bench -- next-page`: the time from a click, after a hover of 300 ms, until the next page is shown. On a page
 * that is not hydrated the browser shows the prerendered or prefetched document; on a hydrated page the router renders
 * the next one.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { facesKeyStart } from '@site/design/page-faces';
import { inRawTab, type RawTab } from '../e2e/harness/browser/raw-tab';
import { startSite } from '../e2e/harness/site/site';
import { withServers } from './servers/with-servers';
import { median } from './statistics/median';

const hoverMs = 300;
const runs = 3;
const press = encodePath(pathOf('press-list'));

/** Page, opener of a menu (if any), link. */
const ways = {
  menu: [
    '/Brand/intro',
    'header nav > ul > li:nth-child(2) > a',
    'header nav a[href="/BusinessGuide/plan"]',
  ],
  'sub-menu': ['/BusinessGuide/intro', undefined, 'main nav a[href="/BusinessGuide/plan"]'],
  card: ['/Brand/intro', undefined, '[data-module] a[href="/BusinessGuide/intro"]'],
  press: ['/Promotion/Customer', undefined, `main nav a[href="${press}"]`],
} as const;

const states = ['plain', 'hydrated'] as const;

interface Result {
  readonly ms: number;
  readonly how: string;
}

export function nextPage(): Promise<void> {
  return withServers(async (start) => {
    const site = await start(startSite());
    console.log('link      state     CPU   median   all (ms)');
    for (const cpu of [1, 4])
      for (const state of states)
        for (const [name, way] of Object.entries(ways)) {
          const results: Result[] = [];
          for (let run = 0; run < runs; run += 1)
            results.push(await measure(site.origin, way, state, cpu));
          console.log(row(name, state, cpu, results));
        }
  });
}

async function measure(
  origin: string,
  [path, opener, link]: (typeof ways)[keyof typeof ways],
  state: (typeof states)[number],
  cpu: number,
): Promise<Result> {
  return inRawTab(async (tab) => {
    if (state === 'plain') {
      await tab.send('Network.enable');
      await tab.send('Network.setBlockedURLs', { urls: ['*/shell/*/main.*'] });
    }
    await tab.open(origin + path);
    if (state === 'hydrated') {
      await tab.hover('h1');
      await tab.until(`document.documentElement.dataset.hydrated === 'true'`);
    }
    // Remaining work of the page itself must not count as the next page's time, nor may arriving typefaces move the link.
    await tab.until(`Object.keys(localStorage).some((key) => key.startsWith('${facesKeyStart}'))`);
    await delay(300);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (opener) {
      await tab.hover(opener);
      await delay(300);
    }
    await tab.hover(link);
    await delay(hoverMs);
    return timeClick(tab);
  });
}

/** From the time of the event to the paint of the new heading, or, in a new document, its largest paint. */
async function timeClick(tab: RawTab): Promise<Result> {
  await tab.evaluate(`(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (heading() === before || heading() === undefined) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => {
          globalThis.paintedAfter = performance.now() - timeStamp;
        }));
      };
      look();
    }, true);
    globalThis.isOld = true;
  })()`);
  await tab.press();
  await tab.until(
    `globalThis.paintedAfter !== undefined || (!globalThis.isOld && !document.prerendering && document.readyState === 'complete')`,
  );
  await delay(700);
  return tab.evaluate<Result>(`new Promise((resolve) => {
    if (globalThis.isOld) return resolve({ ms: globalThis.paintedAfter, how: 'router' });
    const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
    new PerformanceObserver((list) => resolve({
      ms: list.getEntries().at(-1).startTime - activationStart,
      how: activationStart > 0 ? 'prerender' : deliveryType || 'network',
    })).observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
}

function row(name: string, state: string, cpu: number, results: readonly Result[]): string {
  const sorted = results.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
  const hows = [...new Set(results.map(({ how }) => how))].join(', ');
  const middle = String(median(sorted));
  return `${name.padEnd(9)} ${state.padEnd(8)} ${cpu} ×  ${middle.padStart(7)}   ${sorted.join(' ')}  ${hows}`;
}
