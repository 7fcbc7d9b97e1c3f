// Plans, site plan, charts and maps: shown in full first, then zoomed and panned, by touch, mouse and keyboard.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { pinch, swipe } from '../harness/browser/touch';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true });

/** Each page and how many of its drawings zoom. */
const pages = [
  ['/FloorPlan/59A', 1],
  ['/FloorPlan/114A', 1],
  ['/ComplexGuide/intro', 1],
  ['/ComplexGuide/detailintro', 2],
  ['/LocationEnvironment/intro', 1],
] as const;

const frames = (page: Page) => page.locator('main [role="region"][data-zoomed]');
const levels = (page: Page) => page.locator('main [role="group"] > output');
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** The frame's width, by how much the drawing is wider than its frame, and the frame than the window. */
async function measure(frame: Locator) {
  return frame.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const drawing = element.querySelector('img, svg')?.getBoundingClientRect();
    return {
      width,
      hidden: {
        across: Math.max(0, Math.round((drawing?.width ?? NaN) - width)),
        down: Math.max(0, Math.round((drawing?.height ?? NaN) - element.clientHeight)),
      },
      outside: Math.max(0, Math.round(Math.max(-left, right - innerWidth))),
    };
  });
}

const place = (frame: Locator) =>
  frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

async function boxOf(frame: Locator) {
  const box = await frame.boundingBox();
  if (!box) throw new Error('The drawing is not shown');
  return box;
}

for (const [path, count] of pages)
  test(`${path} shows each drawing in full, at 100 % [COMPLEX-1, DRAWING-1]`, async ({ page }) => {
    await visitHydrated(page, path);
    await expectShownInFull(page, count);
    if (path === '/FloorPlan/114A') await expectInterior(page);
  });

async function expectShownInFull(page: Page, count: number) {
  await expect(frames(page)).toHaveCount(count);
  await expect(levels(page)).toHaveText(Array.from({ length: count }, () => '100%'));
  // A phone shows one building instead of the chart of all.
  for (const frame of await frames(page).filter({ visible: true }).all()) {
    await frame.scrollIntoViewIfNeeded();
    const { width, hidden, outside } = await measure(frame);
    expect(width).toBeGreaterThan(300);
    expect({ hidden, outside }).toEqual({ hidden: { across: 0, down: 0 }, outside: 0 });
  }
}

/** The type page has pictures of its interior. */
async function expectInterior(page: Page) {
  const inside = page.locator('section', {
    has: page.getByRole('heading', { name: '문을 열고 들어서면' }),
  });
  const pictures = inside.last().getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
}

test.describe('the zoom of a drawing', () => {
  test.beforeEach(async ({ page }) => {
    await visitHydrated(page, '/FloorPlan/84A');
  });

  test('goes from 100 % to 400 % and back, by buttons, keys and two fingers; nothing around it moves [COMPLEX-1, DRAWING-1, DRAWING-2, DRAWING-3, DRAWING-5]', async ({
    page,
    isMobile,
  }) => {
    await expectShownInFull(page, 1);
    const frame = frames(page).first();
    const below = page.getByRole('link', { name: '새 창에서 크게 보기' });
    await below.scrollIntoViewIfNeeded();
    const before = await below.boundingBox();
    for (const level of ['150%', '225%', '338%', '400%']) {
      await tool(page, '확대').click();
      await expect(levels(page)).toHaveText(level);
    }
    expect((await measure(frame)).hidden.across).toBeGreaterThan(800);
    await expect(tool(page, '확대')).toHaveAttribute('aria-disabled', 'true');
    await tool(page, '축소').click();
    await expect(levels(page)).toHaveText('267%');
    await tool(page, '원래대로').click();
    await expect(levels(page)).toHaveText('100%');
    await expect(tool(page, '축소')).toHaveAttribute('aria-disabled', 'true');
    expect((await measure(frame)).hidden).toEqual({ across: 0, down: 0 });
    expect(await below.boundingBox()).toEqual(before);

    await frame.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(levels(page)).toHaveText('225%');
    const [left = 0] = await place(frame);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await place(frame))[0]).toBeGreaterThan(left);
    await page.keyboard.press('-');
    await expect(levels(page)).toHaveText('150%');
    await page.keyboard.press('0');
    await expect(levels(page)).toHaveText('100%');

    if (!isMobile) return;
    await frame.scrollIntoViewIfNeeded();
    await pinch(page, frame, [80, 120, 160, 200]);
    await expect(levels(page)).toHaveText('250%');
    const [pinched = 0] = await place(frame);
    await swipe(page, frame, -80);
    await expect.poll(async () => (await place(frame))[0]).toBeGreaterThan(pinched + 30);
    await pinch(page, frame, [200, 120, 60]);
    await expect(levels(page)).toHaveText('100%');
  });

  test(
    'by mouse: Ctrl and wheel zoom, a pressed mouse pulls [DRAWING-4]',
    { tag: '@desktop' },
    async ({ page }) => {
      const frame = frames(page).first();
      await frame.hover();
      await page.keyboard.down('Control');
      for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
      await expect(levels(page)).toHaveText('272%');
      const [left = 0, top = 0] = await place(frame);
      const box = await boxOf(frame);
      await page.mouse.move(box.x + 300, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + 240, box.y + 160, { steps: 5 });
      await page.mouse.up();
      const [leftAfter = 0, topAfter = 0] = await place(frame);
      expect(leftAfter - left).toBeGreaterThan(40);
      expect(topAfter - top).toBeGreaterThan(20);
    },
  );
});

test(
  'a press on the zoomed chart chooses the home under it',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitHydrated(page, '/ComplexGuide/detailintro');
    const chart = page.getByRole('region', { name: /./ }).filter({ has: page.locator('svg') });
    await chart.scrollIntoViewIfNeeded();
    await chart.focus();
    await page.keyboard.press('+');
    await expect(levels(page).nth(1)).toHaveText('150%');
    await chart.evaluate((frame) => frame.scrollTo(0, 0));
    const box = await boxOf(chart);
    const spot = { x: box.x + 12, y: box.y + box.height / 2 };
    await page.mouse.click(spot.x, spot.y);
    await expect(page.locator('main p > output')).toContainText('101동');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing is shown in full, and a link opens it large [DRAWING-1, DRAWING-6, DRAWING-7]', async ({
    page,
    request,
  }) => {
    for (const path of ['/FloorPlan/84A', '/ComplexGuide/intro', '/ComplexGuide/detailintro']) {
      await page.goto(path);
      const link = page.getByRole('link', { name: '새 창에서 크게 보기' });
      await expect(link).toHaveCount(1);
      await expect(page.getByRole('button', { name: '확대' })).toHaveCount(0);
      const image = page.locator('main [role="region"][data-zoomed] img').first();
      const [picture, window] = [await image.boundingBox(), page.viewportSize()];
      expect(picture?.width).toBeLessThanOrEqual(window?.width ?? 0);
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
      // A system without a Korean typeface would draw boxes.
      expect(await file.text()).not.toContain('<text');
    }
  });
});

test(
  '단지 특화설계 on home leads to what it names [HOME-20]',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, '/');
    const item = page.locator('details[name="home-complex"]', { hasText: '단지 특화설계' });
    await item.scrollIntoViewIfNeeded();
    await item.locator('summary').click();
    await item.getByRole('link', { name: /더 알아보기: 단지 특화설계/ }).click();
    await expect(page).toHaveURL('/ComplexGuide/intro#special-design');
    const heading = page.getByRole('heading', { name: '단지 특화설계' });
    await expect(heading).toBeInViewport();
  },
);

test(
  'the announcement on a phone: facts and PDF button come before the picture [SALES-2, SALES-9]',
  {
    tag: '@mobile',
  },
  async ({ page }) => {
    await page.goto('/SalesInfo/announcement');
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const picture = await topOf(page.locator('main figure img').first());
    expect(await topOf(page.locator('main dl').first())).toBeLessThan(picture);
    expect(await topOf(page.getByRole('link', { name: '모집공고 PDF 확인하기' }))).toBeLessThan(
      picture,
    );
  },
);
