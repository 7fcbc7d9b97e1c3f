import { pathOf } from '@site/contract';
import { expectCompletePage } from '../browser/expect-complete-page';
import { createHealthyPages } from '../browser/healthy-pages';
import { openPopup } from '../browser/popup';
import { signIn } from '../browser/sign-in';
import { visiting, type Visit } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { filesOf, modulesOn, pathsOf, targets, type Target } from '../site/remotes-under-test';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, test } from '../test';

const phone = { width: 390, height: 844 };
const faults: readonly NetworkFault[] = ['refuses connections', 'never answers'];

// React would replace the HTML of a boundary that has not hydrated if anything above it changed.
for (const target of targets)
  for (const fault of faults) {
    const paths = [pathsOf[target].own, ...(target === 'mfe-press' ? [] : [pathOf('home')])];
    for (const path of paths) {
      const isSample =
        target === 'mfe-floorplan' && fault === 'refuses connections' && path === paths[0];
      const tag = ['@states', ...(isSample ? ['@sample'] : [])];
      test(
        `${target} ${fault}: ${path} keeps its HTML while popup, menu, text size and session change`,
        { tag },
        async ({ site }) => {
          await expectSameHtml(site, { target, fault, path });
        },
      );
    }
  }

interface Case {
  readonly target: Target;
  readonly fault: NetworkFault;
  readonly path: string;
}

async function expectSameHtml(site: ResilienceSite, { target, fault, path }: Case) {
  const proxy = await site.openProxy();
  proxy.inject(filesOf(target), fault);
  const { failing } = modulesOn(path, target);
  const healthy = createHealthyPages(site.browser, site.origin, (visit) =>
    signIn(visit, site.origin, site),
  );
  await visiting(site.browser, proxy.origin, async (visit) => {
    await signIn(visit, proxy.origin, site);
    await visit.open(path);
    await visit.shellHydrated();
    await markBoundaries(visit);
    const { page } = visit;
    const expectUnchanged = async (state: string) => {
      const replaced = await replacedBoundaries(visit);
      expect(replaced, `${state}: boundaries whose HTML was replaced`).toEqual([]);
      const [actual, expected] = [await visit.facts(), await healthy.factsOf(path)];
      const missing = expected.main.filter((text) => !actual.main.includes(text));
      expect(missing, `${state}: missing text`).toEqual([]);
    };
    await expectUnchanged('signed in');
    for (const size of ['2', '1', '0'])
      await page
        .locator(`footer input[name^="text-size"][value="${size}"]`)
        .first()
        .evaluate((radio: HTMLInputElement) => radio.click());
    await expectUnchanged('text size changed');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expectUnchanged('menu open');
    await page.getByRole('button', { name: '메뉴 닫기' }).click();
    await expectUnchanged('menu closed');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => scrollTo(0, 400));
    await expectUnchanged('scrolled');
    await page.evaluate(() => scrollTo(0, 0));
    const dialog = await openPopup(page);
    await expectUnchanged('popup open');
    await dialog.getByRole('button', { name: '닫기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectUnchanged('popup closed');
    expect(visit.errors, 'uncaught errors').toEqual([]);
    const hydrated = await Promise.all(failing.map((id) => visit.isHydrated(id)));
    expect(hydrated, 'the fault still holds').not.toContain(true);
    if (fault === 'refuses connections') await expectCompletePage(visit, healthy, path);
  });
}

/** Marks the nodes themselves: the same text in other nodes would mean that React replaced the HTML. */
function markBoundaries({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    for (const boundary of document.querySelectorAll('[data-module]'))
      Object.assign(boundary.firstElementChild ?? {}, { isOriginal: true });
  });
}

function replacedBoundaries({ page }: Visit): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-module]')]
      .filter((boundary) => !('isOriginal' in (boundary.firstElementChild ?? {})))
      .map((boundary) => boundary.dataset['module'] ?? ''),
  );
}
