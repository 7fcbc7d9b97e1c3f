// The home page's moving parts: viewers, slider, accordions, and scrolling by section.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { swipe } from '../harness/touch';
import { visitHydrated } from '../harness/visit';

const summary = (page: Page, text: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${text}`) });
/** Not their inner text: skipped parts, far from the viewport, have none. */
const openTitles = (items: Locator) =>
  items.locator('xpath=self::*[@open]/summary').allTextContents();

test.beforeEach(async ({ page }) => {
  // Fast-forwarded if an expectation takes seconds; otherwise real time.
  await page.clock.install();
  await visitHydrated(page, '/');
});

test(
  'the text of the hero becomes active after 500 ms [HOME-17]',
  { tag: '@desktop' },
  async ({ page }) => {
    const text = page.locator('h1 + p');
    await expect(text).toHaveCSS('animation-delay', '0.5s');
    await expect(text).toHaveCSS('animation-fill-mode', 'backwards');
    await expect(text).toHaveCSS('opacity', '1');
  },
);

test.describe('the floor-plan viewer', () => {
  const bar = (page: Page) => page.getByRole('tablist', { name: '타입 선택' });
  const selected = (page: Page) => bar(page).getByRole('tab', { selected: true });
  const panel = (page: Page) => page.getByRole('tabpanel').filter({ has: previous(page) });
  const previous = (page: Page) => page.getByRole('button', { name: '이전 타입' });
  const next = (page: Page) => page.getByRole('button', { name: '다음 타입' });
  const types = ['59A㎡', '59B㎡', '84A㎡', '84B㎡', '101㎡'];

  test('has five tabs; arrows lead through them and are disabled at the ends [VIEWER-1, VIEWER-2, VIEWER-3]', async ({
    page,
  }) => {
    await expect(bar(page).getByRole('tab')).toHaveText(types);
    await expect(selected(page)).toHaveText('59A㎡');
    await expect(previous(page)).toBeDisabled();
    for (const type of types.slice(1)) {
      await expect(next(page)).toBeEnabled();
      await next(page).click();
      await expect(selected(page)).toHaveText(type);
      await expect(panel(page)).toContainText(type.replace('㎡', ''));
      await expect(previous(page)).toBeEnabled();
    }
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await expect(selected(page)).toHaveText('84B㎡');
    await expect(next(page)).toBeEnabled();
  });

  test('shows one plan per type, which fades in for 500 ms [VIEWER-4, VIEWER-5, VIEWER-7]', async ({
    page,
  }) => {
    await expect(panel(page).locator('.fade-in')).toHaveCount(0);
    await page.clock.pauseAt((await now(page)) + 1_000);
    await bar(page).getByRole('tab', { name: '84A㎡' }).click();
    await expect(panel(page).locator('.fade-in')).toHaveCount(1);
    await page.clock.runFor(490);
    await expect(panel(page).locator('.fade-in')).toHaveCount(1);
    await page.clock.runFor(20);
    await expect(panel(page).locator('.fade-in')).toHaveCount(0);
    await expect(panel(page).getByRole('img')).toHaveCount(1);
    await expect(panel(page).getByRole('img')).toHaveAccessibleName(/84A/);
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', '/FloorPlan/84A');
  });

  test('gives exclusive, supply and contract area, of the type and of all [VIEWER-8]', async ({
    page,
  }) => {
    await expect(panel(page)).toContainText(/전용면적59\.92㎡공급면적[\d.]+㎡계약면적[\d.]+㎡/);
    const table = page.locator('table').filter({ hasText: '계약면적' });
    await expect(table.getByRole('columnheader', { includeHidden: true })).toHaveText([
      '타입',
      '전용면적',
      '공급면적',
      '계약면적',
      '세대수',
    ]);
  });

  test('/#84A selects that type and scrolls to it [HOME-21]', async ({ page }) => {
    await page.goto('about:blank');
    await visitHydrated(page, '/#84A');
    await expect(selected(page)).toHaveText('84A㎡');
    await expect(bar(page)).toBeInViewport();
    await expect(panel(page).getByRole('img')).toHaveAccessibleName(/84A/);
  });

  test('follows the arrow keys, Home and End [VIEWER-6]', { tag: '@desktop' }, async ({ page }) => {
    await selected(page).focus();
    for (const [key, type] of [
      ['ArrowRight', '59B㎡'],
      ['End', '101㎡'],
      ['ArrowLeft', '84B㎡'],
      ['Home', '59A㎡'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText(type);
      await expect(selected(page)).toBeFocused();
    }
  });
});

test.describe('the E-model house', () => {
  test('is in the second accordion: 84A first, a still until it is requested [HOME-4, TOUR-1, TOUR-3, TOUR-4, TOUR-6, TOUR-7, TOUR-10]', async ({
    page,
    isMobile,
  }) => {
    const tours: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/tours/') && request.resourceType() === 'document')
        tours.push(new URL(request.url()).pathname);
    });
    const frames = page.locator('iframe');
    const still = page.getByRole('main').getByRole('button', {
      name: '화면을 클릭하시면 VR을 보실 수 있습니다.',
    });
    await summary(page, 'E-모델하우스').click();
    await expect(summary(page, '타입안내').locator('xpath=..')).not.toHaveAttribute('open');
    const bar = page.getByRole('tablist', { name: 'E-모델하우스 타입 선택' });
    await expect(bar.getByRole('tab')).toHaveText(['84A', '84B', '101A']);
    await expect(bar.getByRole('tab', { selected: true })).toHaveText('84A');
    await expect(frames).toHaveCount(0);
    expect(tours).toEqual([]);

    await still.click();
    await expect(frames).toHaveAttribute('src', '/media/tours/84A.html');
    await expect(frames).toHaveAttribute('title', /84A/);
    await expect.poll(() => tours).toEqual(['/media/tours/84A.html']);
    await expect(page.getByText('불러오는 중입니다').filter({ visible: true })).toHaveCount(0);

    if (isMobile) await page.getByRole('button', { name: '닫기' }).click();
    await bar.getByRole('tab', { name: '101A' }).click();
    await expect(frames, 'the tour that was left stops').toHaveCount(0);
    await still.click();
    await expect(frames).toHaveAttribute('src', '/media/tours/101.html');
  });
});

// Taps, not clicks: a mouse that rests on the slider pauses it.
test.describe('the premium slider', { tag: '@mobile' }, () => {
  const slider = (page: Page) => page.getByRole('group', { name: '프리미엄' });
  const row = (page: Page) => slider(page).getByRole('list', { name: '프리미엄' });
  const status = (page: Page) => slider(page).getByText(/^7장 중 \d번째$/);
  const dot = (page: Page, position: number) =>
    slider(page).getByRole('button', { name: `7장 중 ${position}번째` });
  const expectSlide = async (page: Page, position: number) => {
    await expect(status(page)).toHaveText(`7장 중 ${position}번째`);
    await expect(slider(page).locator('button[aria-current]')).toHaveAccessibleName(
      `7장 중 ${position}번째`,
    );
  };
  /** Waits until the row has stopped moving: a jump of the clock would end the movement early. */
  const expectRest = async (page: Page, position: number) => {
    await expectSlide(page, position);
    await expect(
      row(page)
        .getByRole('listitem')
        .nth(position - 1),
    ).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => isResting(row(page))).toBe(true);
  };

  test.beforeEach(async ({ page }) => {
    await slider(page).scrollIntoViewIfNeeded();
    await expectSlide(page, 1);
  });

  test('has seven slides with picture, title and text, and moves on every 6 s, around [SLIDER-2, SLIDER-8]', async ({
    page,
  }) => {
    await expect(row(page).getByRole('listitem')).toHaveCount(7);
    await expect(row(page).getByRole('heading')).toHaveCount(7);
    await dot(page, 6).tap();
    await dot(page, 6).blur();
    await expectRest(page, 6);
    await page.clock.fastForward(6_000);
    await expectRest(page, 7);
    await page.clock.fastForward(4_000);
    await expectSlide(page, 7);
    await page.clock.fastForward(2_000);
    await expectRest(page, 1);
  });

  test('takes a swipe of more than 50 px, not one of 40 [SLIDER-3]', async ({ page }) => {
    await swipe(page, row(page), -40);
    await expectSlide(page, 1);
    await swipe(page, row(page), -70);
    await expectSlide(page, 2);
    await swipe(page, row(page), 40);
    await expectSlide(page, 2);
    await swipe(page, row(page), 70);
    await expectSlide(page, 1);
    await swipe(page, row(page), 70);
    await expectSlide(page, 7);
  });

  test('jumps by dots and moves by arrows, and shows the slide that it names [SLIDER-5, SLIDER-6]', async ({
    page,
  }) => {
    await dot(page, 4).tap();
    await expectRest(page, 4);
    await slider(page).getByRole('button', { name: '다음', exact: true }).tap();
    await expectSlide(page, 5);
    await slider(page).getByRole('button', { name: '이전', exact: true }).tap();
    await expectSlide(page, 4);
  });

  test('can be stopped and started [SLIDER-7]', async ({ page }) => {
    const stop = slider(page).getByRole('button', { name: '자동 넘김 멈춤' });
    const start = slider(page).getByRole('button', { name: '자동 넘김 시작' });
    await stop.tap();
    await start.blur();
    await page.clock.fastForward(20_000);
    await expectSlide(page, 1);
    await start.tap();
    await stop.blur();
    await page.clock.fastForward(6_100);
    await expectSlide(page, 2);
  });

  test('waits while a closed panel hides it', async ({ page }) => {
    await summary(page, '프리미엄').tap();
    await page.clock.fastForward(13_000);
    await summary(page, '프리미엄').tap();
    await expectSlide(page, 1);
  });
});

test.describe('accordions: one open or none', () => {
  test(
    'overview: 사업개요, 입지환경 with two maps, 프리미엄 [HOME-12, HOME-13]',
    { tag: '@mobile' },
    async ({ page }) => {
      const titles = ['사업개요', '입지환경', '프리미엄'];
      const items = page.getByRole('main').locator('details[name="home-overview-panels"]');
      await expect(items.locator('summary')).toHaveText(titles);
      await summary(page, '사업개요').click();
      expect(await openTitles(items)).toEqual(['사업개요']);
      await expect(items.first()).toContainText('총 1,215세대');
      await summary(page, '입지환경').click();
      expect(await openTitles(items)).toEqual(['입지환경']);
      await expect(items.nth(1).getByRole('img')).toHaveCount(2);
      await summary(page, '입지환경').click();
      expect(await openTitles(items)).toEqual([]);
    },
  );

  test('complex: 단지배치도, 단지 특화설계, 커뮤니티, each with a picture [HOME-14, HOME-15]', async ({
    page,
  }) => {
    const titles = ['단지배치도', '단지 특화설계', '커뮤니티'];
    const items = page.getByRole('main').locator('details[name="home-complex"]');
    // Skipped parts have no inner text.
    await items.first().scrollIntoViewIfNeeded();
    await expect(items.locator('summary')).toHaveText(titles);
    for (const [index, title] of titles.entries()) {
      const isOpen = (await openTitles(items)).includes(title);
      if (!isOpen) await summary(page, title).click();
      expect(await openTitles(items)).toEqual([title]);
      await expect(items.nth(index).locator('picture, svg[viewBox]').last()).toBeVisible();
    }
    await summary(page, '커뮤니티').click();
    expect(await openTitles(items)).toEqual([]);
  });

  test('a heading that is pressed stays where it is, whatever closes above it [HOME-19]', async ({
    page,
  }) => {
    const groups = await page
      .locator('main details[name]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name') ?? ''))]);
    let pressed = 0;
    for (const group of groups) {
      const headings = page.locator(`main details[name="${group}"] > summary`);
      for (let index = 0; index < (await headings.count()); index += 1) {
        const heading = headings.nth(index);
        if (!(await heading.isVisible())) continue;
        await heading.scrollIntoViewIfNeeded();
        const before = await heading.boundingBox();
        await heading.press('Enter');
        await page.waitForTimeout(100);
        const after = await heading.boundingBox();
        expect
          .soft(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), `${group} ${index}`)
          .toBeLessThan(3);
        pressed += 1;
      }
    }
    expect(pressed).toBeGreaterThan(2);
  });

  test('premium cards expand by a tap [HOME-8, HOME-9]', { tag: '@mobile' }, async ({ page }) => {
    const card = summary(page, 'PREMIUM 03');
    const link = card.locator('xpath=..').getByRole('link', { name: /더 알아보기/ });
    await expect(link).toBeHidden();
    await card.click();
    await expect(link).toBeVisible();
    await expect(card.locator('xpath=..').locator('p')).toHaveCount(2);
    await card.click();
    await expect(link).toBeHidden();
  });

  test(
    'premium cards are open on a desktop [HOME-7, HOME-10]',
    { tag: '@desktop' },
    async ({ page }) => {
      const links = page.getByRole('main').getByRole('link', { name: /^더 알아보기: / });
      for (const number of ['01', '02', '03', '04'])
        await expect(
          summary(page, `PREMIUM ${number}`).locator('xpath=..').getByRole('link'),
        ).toBeVisible();
      await expect(links.first()).toBeVisible();
    },
  );
});

test.describe('the wheel', { tag: '@desktop' }, () => {
  const lockMs = 500;
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const notch = (page: Page, direction: 1 | -1 = 1) => page.mouse.wheel(0, 120 * direction);

  test('goes to the next section and back; turns within 500 ms are one step [WHEEL-1, WHEEL-3]', async ({
    page,
  }) => {
    const starts = await sectionStarts(page);
    await page.mouse.move(720, 450);
    await notch(page);
    await notch(page);
    await notch(page);
    expect(await settledTop(page)).toBe(starts[1]);
    await page.clock.runFor(lockMs);
    await notch(page, -1);
    expect(await settledTop(page)).toBe(0);
  });

  test('reaches the footer in at most 8.5 steps beside scrolling inside tall sections [WHEEL-2]', async ({
    page,
  }) => {
    await page.mouse.move(720, 300);
    const stops = new Set<number>();
    let isAtEnd = false;
    for (let rests = 0; !isAtEnd && rests < 60; rests += 1) {
      await notch(page);
      const y = await settledTop(page);
      // Measured again: a skipped part has its real height only when it is near.
      const end = await endOf(page);
      const starts = (await sectionStarts(page)).map((start) => Math.min(start, end));
      for (const [index, start] of starts.entries()) if (Math.abs(y - start) <= 2) stops.add(index);
      isAtEnd = y >= end - 2;
      await page.clock.runFor(lockMs / 2);
    }
    expect(isAtEnd).toBe(true);
    // The wheel stops at every section.
    expect([...stops]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('scrolls as usual in a window lower than 600 px [WHEEL-6]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 599 });
    await page.mouse.move(720, 300);
    await notch(page);
    await expect.poll(() => top(page)).toBeGreaterThan(0);
    expect(await settledTop(page)).toBeLessThanOrEqual(120);
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: 1440, height: 900 });
    await notch(page);
    expect(await settledTop(page)).toBeGreaterThan(300);
  });

  test('stays with the browser in small deltas, in zoom, and over the open popup [WHEEL-4]', async ({
    page,
  }) => {
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => top(page)).toBe(30);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: /방문예약 등록 열기/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await notch(page);
    await page.waitForTimeout(lockMs);
    expect(await top(page)).toBeLessThan((await sectionStarts(page))[1] ?? 0);
  });

  const endOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

  async function settledTop(page: Page): Promise<number> {
    let last = -1;
    let same = 0;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await top(page);
          return (same = last === before ? same + 1 : 0);
        },
        // Three samples: on a busy machine a running scroll may stand still between two.
        { intervals: [120] },
      )
      .toBe(2);
    return last;
  }
});

test.describe('the rest of home', () => {
  test('leads to the business guide [HOME-6]', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: '사업안내' }).first().click();
    await expect(page).toHaveURL('/BusinessGuide/intro');
    await expect(page.getByRole('heading', { level: 1, name: '사업안내' })).toBeVisible();
  });

  test('a picture below the window becomes visible after scrolling past 200 px [HOME-16]', async ({
    page,
  }) => {
    const unrevealed = page.locator('[data-veiled]');
    await expect(unrevealed).not.toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 200));
    await expect(unrevealed).not.toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 201));
    await expect(unrevealed).toHaveCount(0);
  });
});

/** @returns the position of each section below the sticky header, in document pixels; the first one at the top */
async function sectionStarts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const headerPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return [...document.querySelectorAll('[data-wheel-step]')].map((section, index) =>
      index === 0 ? 0 : Math.round(section.getBoundingClientRect().top + scrollY - headerPx),
    );
  });
}

async function isResting(row: Locator): Promise<boolean> {
  const read = () => row.evaluate((element) => element.scrollLeft);
  const before = await read();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (await read()) === before;
}

async function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

test.describe('the days to the next step of the schedule', () => {
  for (const [now, text] of [
    ['2027-03-21T15:30:00Z', '특별공급 접수 D-DAY'],
    ['2027-03-21T14:30:00Z', '특별공급 접수 D-1'],
    ['2027-04-13T03:00:00Z', '정당계약 진행 중'],
    ['2027-05-01T03:00:00Z', ''],
  ] as const)
    test(`are counted in Seoul: ${now} [BUSINESS-9]`, { tag: '@mobile' }, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await visitHydrated(page, '/');
      const link = page.getByRole('main').getByRole('link', { name: '분양일정' });
      await link.scrollIntoViewIfNeeded();
      await expect(link.locator('..')).toHaveText(`분양일정${text}`);
    });
});
