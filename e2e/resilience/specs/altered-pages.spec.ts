// A visitor's browser is not ours: translators, click-to-call and other extensions change the page before the first input.
// No frame may show less text than before, nothing typed is lost, with and without the remotes' code.
import { setTimeout as delay } from 'node:timers/promises';
import { pressArticlePath } from '@site/contract';
import { sitePages } from '../../harness/steps/site-pages';
import { alterations } from '../alterations/alterations';
import { readTyped, typeEverywhere } from '../alterations/typed-texts';
import { watchText } from '../alterations/watch-text';
import { visiting, type Visit } from '../browser/visit';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, test } from '../test';

/** From the first input on: the remotes' first attempts, and with dead ones the retries, happen within this time. */
const watchedMs = 5_000;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const devices = { phone, desktop: { viewport: { width: 1440, height: 900 } } };
type Device = keyof typeof devices;

interface Case {
  readonly path: string;
  readonly device: Device;
  readonly areRemotesDead: boolean;
}

const article = 'an article';
const paths = [...sitePages.map(({ path }) => path), article];
/** One page with slots, one with a form. */
const sample: readonly string[] = ['/', '/Promotion/Customer'];

test.describe.configure({ mode: 'parallel' });

for (const path of paths)
  for (const device of ['phone', 'desktop'] as const)
    for (const areRemotesDead of [false, true]) {
      const isSample =
        sample.includes(path) && device === 'phone' && areRemotesDead === (path === '/');
      test(
        `${path} keeps its text on a ${device} with remotes ${areRemotesDead ? 'dead' : 'up'}, whatever changes the page`,
        { tag: ['@altered', ...(isSample ? ['@sample'] : [])] },
        async ({ site }) => {
          await Promise.all(
            Object.keys(alterations).map((alteration) =>
              expectKeptText(site, { path, device, areRemotesDead }, alteration),
            ),
          );
        },
      );
    }

async function expectKeptText(site: ResilienceSite, one: Case, alteration: string) {
  const { path, device, areRemotesDead } = one;
  await visiting(
    site.browser,
    site.origin,
    async (visit) => {
      if (areRemotesDead) await visit.context.route('**/remotes/**', (route) => route.abort());
      await visit.open(path === article ? articlePath(site) : path);
      await visit.page.waitForLoadState();
      await expectKept(visit, alteration, areRemotesDead);
    },
    devices[device],
  );
}

function articlePath({ articles: [first] }: ResilienceSite): string {
  if (!first) throw new Error('the site has no article');
  return pressArticlePath(first.siteId, first.id);
}

async function expectKept(visit: Visit, alteration: string, areRemotesDead: boolean) {
  const { page } = visit;
  const typed = await typeEverywhere(page);
  await page.evaluate(alterations[alteration] ?? (() => undefined));
  const readWatched = await watchText(page);
  await visit.showIntent();
  await delay(watchedMs);
  if (!areRemotesDead) await visit.allHydrated();
  const { smallestShare } = await readWatched();
  expect(smallestShare, `${alteration}: smallest share of the text in any frame`).toBe(1);
  const { kept, hasFocus } = await readTyped(page);
  expect({ kept, hasFocus }, `${alteration}: typed text and focus`).toEqual({
    kept: typed,
    hasFocus: true,
  });
  expect(visit.errors, `${alteration}: uncaught errors`).toEqual([]);
}
