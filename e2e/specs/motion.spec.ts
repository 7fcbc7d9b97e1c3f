// What moves by itself: light on the hero, the count of homes, banners, the plan between two pages. Never with reduced motion.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasMotion: true });

const loop = (page: Page) => page.locator('main video[loop]');
const shortFigure = (page: Page) => page.locator('main dd', { hasText: /^1,215/ });
const plan = '[data-island="plan-viewer"] picture';

test('light moves on the hero after the page has loaded, without the shell, until its button stops it [VISIT-14]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const light = loop(page);
  await expect
    .poll(() => light.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(await light.getAttribute('src')).toMatch(isMobile ? /-mobile\.mp4$/ : /[0-9a-f]{8}\.mp4$/);
  expect(await page.locator('script[src*="/main."]').count()).toBe(0);
  // It lies on the picture, crop for crop, or lit windows would stand beside theirs.
  const [video, picture] = await Promise.all(
    [light, page.locator('main h1 >> xpath=ancestor::section >> picture img')].map((part) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(element);
        return { x, y, width, height, objectFit, objectPosition };
      }),
    ),
  );
  expect(video).toEqual(picture);
  const button = page.getByRole('button', { name: '배경 움직임 멈춤·재생' });
  await button.click();
  await expect(light).toHaveJSProperty('paused', true);
  await button.click();
  await expect(light).toHaveJSProperty('paused', false);
});

test('the number of homes is text at every moment, covered by a count that runs once it comes into view [VISIT-14]', async ({
  page,
}) => {
  await page.goto('/');
  const figure = shortFigure(page);
  const count = figure.locator('span span');
  const runs = () =>
    count.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  expect(await runs()).toBe(false);
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(runs).toBe(true);
  await expect(figure).toHaveText('1,215세대');
  await expect.poll(runs).toBe(false);
  expect(await count.evaluate((element) => getComputedStyle(element).color)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('the plan travels from the viewer to the page of its type [VISIT-14]', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: (string | null)[] = [];
    Object.assign(globalThis, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect) moved.push(effect.pseudoElement);
      };
      void transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  const moved = () => page.evaluate(() => (globalThis as { moved?: (string | null)[] }).moved);
  // The next page's code may come late once: then the plan fades.
  await expect(async () => {
    await visitHydrated(page, '/');
    await page.locator(plan).scrollIntoViewIfNeeded();
    await page
      .locator('[data-island="plan-viewer"]')
      .getByRole('link', { name: '더 알아보기' })
      .click();
    await page.waitForURL('/FloorPlan/59A');
    await expect.poll(moved).toContain('::view-transition-group(unit-plan)');
  }).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ hasMotion: false });

  test('nothing moves by itself [VISIT-14]', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await shortFigure(page).scrollIntoViewIfNeeded();
    await visitHydrated(page, '/');
    await expect(loop(page)).not.toHaveAttribute('src');
    await expect(page.getByRole('button', { name: '배경 움직임 멈춤·재생' })).toBeHidden();
    expect(
      await page.locator(plan).evaluate((element) => getComputedStyle(element).viewTransitionName),
    ).toBe('none');
  });

  test('a change is there at once, for script that measures it, too', async ({ page }) => {
    await page.goto('/privacy');
    const { before, after } = await page.evaluate(() => {
      const root = document.documentElement;
      const before = root.scrollHeight;
      root.dataset['textSize'] = '2';
      return { before, after: root.scrollHeight };
    });
    expect(after).toBeGreaterThan(before * 1.5);
  });
});

test(
  'at the largest text logo, groups and actions of the desktop header grow, and fit [VISIT-9]',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const sizes = () =>
      page
        .getByRole('banner')
        .locator('a:visible')
        .evaluateAll((links) =>
          links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
        );
    await page.goto('/privacy');
    const usual = await sizes();
    await page.evaluate(() => (document.documentElement.dataset['textSize'] = '2'));
    const large = await sizes();
    expect(large.length).toBeGreaterThan(8);
    for (const [index, px] of usual.entries()) expect(large[index]).toBeGreaterThan(px * 1.3);
    for (const width of [920, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .getByRole('banner')
        .locator('a:visible')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
        );
      const isApart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      for (const [index, box] of boxes.entries()) {
        expect(box.right, `${width}`).toBeLessThanOrEqual(width);
        for (const other of boxes.slice(index + 1))
          expect(isApart(box, other), `${width}`).toBe(true);
      }
    }
  },
);
