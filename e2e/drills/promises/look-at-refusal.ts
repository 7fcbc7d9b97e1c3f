import { pathOf } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { openPopup } from '../browser/use-popup';
import { visiting, type Visit } from '../browser/visit';
import type { Checks } from '../runner/checks';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';

/** What the browser says of a script that is not the one it was promised. */
const refusal = /Failed to find a valid digest|ERR_CONTENT_DECODING_FAILED/;
const wakesWithinMs = 10_000;

/** How a visitor comes to ask for a script. */
export type AskedBy =
  | { readonly path: string; readonly then?: 'goes on' | 'opens the popup' }
  | { readonly path: string; readonly then: 'loads it by hand'; readonly integrity: string };

export interface Refusal {
  /** Addresses that arrive damaged. */
  readonly broken: readonly string[];
  readonly fault: FaultName;
  readonly askedBy: AskedBy;
}

/** Visits a page some of whose scripts arrive damaged. @returns those that were asked for and refused */
export async function lookAtRefusal(
  site: DrillSite,
  checks: Checks,
  { broken, fault, askedBy }: Refusal,
): Promise<string[]> {
  const proxy = await site.openProxy();
  for (const file of broken)
    proxy.break(new RegExp(`^${file.replaceAll('.', '\\.')}(\\?|$)`), fault);
  return visiting(site.browser, proxy.origin, async (visit) => {
    const said: string[] = [];
    visit.page.on('console', (message) => {
      if (refusal.test(message.text())) said.push(`${message.text()} ${message.location().url}`);
    });
    const asked = () => broken.filter((file) => proxy.asked.includes(file));
    const refused = () => broken.filter((file) => said.some((text) => text.includes(file)));
    await visit.open(askedBy.path);
    await start(visit);
    if (askedBy.then) await goOn(visit, askedBy, broken);
    await checks.soon(
      'what arrives damaged is refused',
      async () => asked().length > 0 && asked().every((file) => refused().includes(file)),
      {
        withinMs: wakesWithinMs,
        seen: async () => `asked for ${asked().join()}, refused ${refused().join()}`,
      },
    );
    if (askedBy.then === undefined) await checkWhole(checks, visit, site.healthy, askedBy.path);
    checks.none('uncaught errors', visit.errors);
    return refused();
  });
}

/** As the first touch does. */
async function start({ page }: Visit) {
  await page.evaluate(() => (globalThis as { siteBoot?: { start: () => void } }).siteBoot?.start());
}

async function goOn(visit: Visit, askedBy: AskedBy, broken: readonly string[]) {
  const { page } = visit;
  if (askedBy.then === 'loads it by hand') {
    const script = { src: broken[0] ?? '', integrity: askedBy.integrity };
    await page.evaluate((given) => {
      document.head.append(Object.assign(document.createElement('script'), given));
    }, script);
    return;
  }
  await visit.hydrated();
  if (askedBy.then === 'goes on') return visit.follow(pathOf('business-guide'));
  await openPopup(page);
}
