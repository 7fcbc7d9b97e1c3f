import { defaultSite } from '@site/contract';
import { expect, expectSoon } from '../test';
import type { NetworkFault } from '../site/network-faults';
import type { ResilienceSite } from '../site/resilience-site';
import { expectCompletePage } from './expect-complete-page';
import { openPopup } from './popup';
import { signIn } from './sign-in';
import { visiting, type Visit } from './visit';

/** How the browser reports a script whose bytes do not match their integrity hash. */
const refusal = /Failed to find a valid digest|ERR_CONTENT_DECODING_FAILED/;
const refusedWithinMs = 10_000;

/** An action that makes a browser request a script. */
export type Trigger =
  | { readonly path: string; readonly then?: 'opens the popup' | 'shares' }
  | { readonly path: string; readonly then: 'follows a link'; readonly to: string }
  /** As the administrator, with a draft in this browser. */
  | { readonly path: string; readonly then: 'signs in' };

export interface Refusal {
  /** URLs of the scripts that arrive damaged. */
  readonly damaged: readonly string[];
  readonly fault: NetworkFault;
  readonly trigger: Trigger;
}

/** Visits a page with damaged scripts. @returns the scripts that were requested and refused */
export async function expectRefusal(
  site: ResilienceSite,
  { damaged, fault, trigger }: Refusal,
): Promise<string[]> {
  const proxy = await site.openProxy();
  for (const file of damaged)
    proxy.inject(new RegExp(`^${file.replaceAll('.', '\\.')}(\\?|$)`), fault);
  return visiting(site.browser, proxy.origin, async (visit) => {
    const logged: string[] = [];
    visit.page.on('console', (message) => {
      if (refusal.test(message.text())) logged.push(`${message.text()} ${message.location().url}`);
    });
    // A prefetch does not run a file, so it may refuse none. An entry that cannot be decoded is never asked for as a script.
    const scripts = new Set<string>();
    visit.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    const requested = () => damaged.filter((file) => scripts.has(file));
    const refused = () => damaged.filter((file) => logged.some((text) => text.includes(file)));
    if (trigger.then === 'signs in') {
      await signIn(visit, proxy.origin, site);
      await visit.page.addInitScript(storeDraft, `press-draft:${defaultSite.key}:new:test`);
    }
    await visit.open(trigger.path);
    await visit.showIntent();
    if (trigger.then) await requestScripts(visit, trigger);
    await expectSoon(
      `${trigger.path}, ${fault}: every damaged script is refused`,
      async () => refused().length > 0 && requested().every((file) => refused().includes(file)),
      {
        withinMs: refusedWithinMs,
        actual: async () => `requested ${requested().join()}, refused ${refused().join()}`,
      },
    );
    if (trigger.then === undefined) await expectCompletePage(visit, site.healthy, trigger.path);
    expect(visit.errors, 'uncaught errors').toEqual([]);
    return refused();
  });
}

/** Runs in the page. */
function storeDraft(key: string) {
  const draft = { title: '시험', summary: '', content: '', savedAt: new Date().toISOString() };
  localStorage.setItem(key, JSON.stringify(draft));
}

async function requestScripts(visit: Visit, trigger: Trigger) {
  const { page } = visit;
  await visit.shellHydrated();
  if (trigger.then === 'signs in') return;
  if (trigger.then === 'shares') return page.getByRole('button', { name: '공유' }).click();
  if (trigger.then === 'follows a link') return visit.follow(trigger.to);
  await openPopup(page);
}
