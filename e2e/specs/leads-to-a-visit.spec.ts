// Every page leads to a visit: the form and the first facts in the first window, a way to it below every type.
import { defaultSite, encodePath, pathOf, routes } from '@site/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { hydrate } from '../harness/steps/hydrated';
import { waitForHydratedPopup } from '../harness/steps/popup-form';
import { visitHydrated } from '../harness/steps/visit';

const customerPages = [
  pathOf('promotion-customer'),
  pathOf('customer', { site: defaultSite.key }),
].map(encodePath);
const nextSteps =
  '상담원이 전화로 방문 일정을 잡아 드립니다. 모델하우스 위치는 문자로 보내 드립니다.';
const bottomOf = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

for (const [tag, width, height] of [
  ['@mobile', 390, 664],
  ['@desktop', 1366, 650],
] as const)
  test.describe(`${width} × ${height}`, { tag }, () => {
    test.use({ viewport: { width, height } });

    for (const path of customerPages)
      test(`${path} has its first field in the first window [VISIT-1]`, async ({ page }) => {
        await page.goto(path);
        const bar = page.getByRole('navigation', { name: '빠른 상담' });
        const covered = tag === '@mobile' ? ((await bar.boundingBox())?.height ?? 0) : 0;
        expect(await bottomOf(page, 'main [name="name"]')).toBeLessThanOrEqual(height - covered);
      });

    test('home answers the first questions within two windows, 사업안내 within three [VISIT-3]', async ({
      page,
    }) => {
      for (const [path, windows] of [
        ['/', 2],
        ['/BusinessGuide/intro', 3],
      ] as const) {
        await page.goto(path);
        const answer = page.locator('main dt', { hasText: /^분양가$/ }).first();
        await answer.scrollIntoViewIfNeeded();
        const top = await answer.evaluate(
          (element) => element.getBoundingClientRect().top + scrollY,
        );
        expect(top, path).toBeLessThan(windows * height);
      }
    });
  });

test('what happens next stands above the fields of popup and forms [VISIT-2]', async ({ page }) => {
  await visitHydrated(page, '/Promotion/Customer');
  const form = page.locator('main form');
  await expect(form).toContainText(nextSteps);
  const [text, field] = await Promise.all([
    form.getByText(nextSteps).boundingBox(),
    form.locator('[name="name"]').boundingBox(),
  ]);
  expect(text?.y).toBeLessThan(field?.y ?? 0);
  await page.locator('a[data-registration]:visible').first().click();
  await waitForHydratedPopup(page);
  await expect(page.getByRole('dialog')).toContainText(nextSteps);
});

test('home and 사업안내 answer what buyers ask first [VISIT-3]', async ({ page }) => {
  const answers = {
    분양가: '입주자모집공고 시 공개',
    '입주 예정': '입주자모집공고 시 공개',
    계약금: '분양가의 5%',
    중도금: '입주자모집공고 시 공개',
    주차: '지하 2개 층',
    난방: '입주자모집공고 시 공개',
    '모델하우스 위치': '방문예약 후 문자로 안내',
    '관람 시간': '예약하신 시간',
  };
  for (const path of ['/', '/BusinessGuide/intro']) {
    await page.goto(path);
    for (const [term, answer] of Object.entries(answers))
      await expect(
        page.locator('main dl > div', { has: page.locator(`dt:text-is("${term}")`) }).first(),
      ).toHaveText(term + answer);
  }
  await expect(page.getByRole('heading', { name: '오시는 길' })).toBeVisible();
});

for (const [path, type] of [
  ['/FloorPlan/84A', '84A'],
  ['/FloorPlan/114A', '101'],
  ['/Interior/84A', '84A'],
  ['/FloorPlan/compare/59A-84A', '59A'],
  ['/FloorPlan/compare/59A-84A', '84A'],
  ['/FloorPlan/Emodel', '84A'],
] as const)
  test(
    `${path} leads from ${type} to the popup [VISIT-4]`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await page.getByRole('link', { name: `${type} 상담·방문예약` }).click();
      await expect(page.getByRole('dialog', { name: '방문예약 등록' })).toBeVisible();
    },
  );

test('a page in preparation says what comes when, and leads on [VISIT-6]', async ({ page }) => {
  for (const { path } of routes.filter(({ module }) => module === 'mfe-content/ComingSoon')) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('COMEING SOON');
    await expect(main).toContainText(/안내해 드립니다\. .+(공개합니다|올립니다)\./);
    await expect(main.getByRole('link', { name: '상담·방문예약' })).toBeVisible();
    await expect(main.getByRole('link', { name: '1533-8848' })).toBeVisible();
    expect(await main.locator('ul a').count(), path).toBeGreaterThanOrEqual(2);
  }
  await page.goto('/ComplexGuide/community');
  await expect(page.locator('main figure img')).toHaveCount(2);
});

test(
  'a phone shows one building as floors, and a touch chooses a home [VISIT-9]',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, '/ComplexGuide/detailintro');
    const grid = page.getByRole('button', { name: /층과 라인을 눌러 선택/ });
    await grid.scrollIntoViewIfNeeded();
    const box = await grid.boundingBox();
    await grid.click({ position: { x: (box?.width ?? 0) - 20, y: 30 } });
    await expect(page.getByRole('status').filter({ hasText: '103동' })).toContainText(
      '103동 3404호 101',
    );
    const smallest = await page
      .locator('main svg:visible foreignObject p')
      .evaluateAll((texts) =>
        Math.min(
          ...texts.map(
            (text) =>
              parseFloat(getComputedStyle(text).fontSize) *
              ((text.closest('svg')?.clientWidth ?? 0) / 350),
          ),
        ),
      );
    expect(smallest).toBeGreaterThan(11);
  },
);

test(
  'five types fit on a phone, and the sub-menu shows the current page before script [VISIT-9]',
  { tag: '@mobile' },
  async ({ page }) => {
    await page.goto('/FloorPlan/Emodel');
    await expect(
      page.getByRole('navigation', { name: '하위 메뉴' }).locator('[aria-current]'),
    ).toBeInViewport({ ratio: 1 });
    await visitHydrated(page, '/');
    await page.getByText('다섯 타입 한눈에 보기').click();
    const table = page.locator('main table').filter({ hasText: '계약면적' });
    expect(
      await table.evaluate(
        (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
      ),
    ).toBeLessThanOrEqual(0);
  },
);

test('what belongs together stays on one line [VISIT-10]', { tag: '@mobile' }, async ({ page }) => {
  for (const path of ['/Interior/84A', '/ComplexGuide/detailintro', '/Promotion/Customer', '/'])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const broken = await page.evaluate(() => {
        const words = /[가-힣]+·[가-힣]+|\([A-Z]+\)[가-힣]+|\d㎡/g;
        const lines: string[] = [];
        const texts = document.createTreeWalker(document.querySelector('main') as Node, 4);
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) lines.push(word);
          }
        return lines;
      });
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
});

test(
  'a sheet of paper names project and number once [VISIT-10]',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/BusinessGuide/documents');
    const head = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map((rule) => rule.cssText)
        .join(''),
    );
    expect(head).toContain('윤슬 레이크시티 · 1533-8848');
  },
);
