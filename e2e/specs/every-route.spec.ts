// Every URL of the route table, at both widths: status, texts, pictures, hydration and layout shifts. One visit
// checks all of it: opening a page costs more than any check. On a desktop `npm test` visits one page of each template
// (`@repeated`: the others). no-script-every-route.spec.ts has phones without script.
import type { Page } from '@playwright/test';
import { encodePath, pressArticlePath } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { cls } from '../harness/checks/cls';
import { drawnPictures, isLargerThanShown } from '../harness/checks/picture-file-sizes';
import { problemsInLargestText } from '../harness/checks/largest-text';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { pictureNotes } from '../harness/checks/picture-notes';
import { pictureProblems, loadPictures } from '../harness/checks/picture-problems';
import { lettersOutsideSerif, otherFontWeights } from '../harness/checks/page-typefaces';
import { showSkippedParts } from '../harness/steps/show-skipped-parts';
import { siteUnderTest } from '../harness/site/site-under-test';
import { repeatsExpose, sitePages, type SitePage } from '../harness/steps/site-pages';
import { expect, test as withSharedPage } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { wordsOf } from '../harness/checks/words';
import { readHead, type PageHead } from './page-head';
import {
  forbiddenWords,
  expectedFrameTexts,
  impoliteEndings,
  sentenceEnd,
  expectedHeadings,
  expectedTexts,
} from './expected-texts';

interface PlainPage {
  /** A desktop's tab without script. */
  readonly plainPage: Page;
}

const test = withSharedPage.extend<object, PlainPage>({
  plainPage: [
    async ({ browser }, use) => {
      const { origin: baseURL } = siteUnderTest();
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ hasPictures: true, hasMotion: true });

/**
 * What does nothing without script: the finder's lines, storeys, steps, text and result, a drawing's zoom, sharing, the
 * slider's position, the days to the next date. The finder's buildings are in the table, too.
 */
const onlyLiving =
  /^((입주자모집공고 )?D-\w+|\d장 중 \d번째|\d호 \w+|[−+]|\d+층|동과 라인, 층을 고르시면 .*|103동 2002호 .*|\w+ 평면 보기|확대|축소|원래대로|100%|공유)$/;

// The workers share the pages: in one worker this would be the longest file by far.
test.describe.configure({ mode: 'parallel' });

/** Chromium rounds positions while fonts load; smaller shifts are invisible. */
const maxShift = 0.001;
const comingSoon = 'COMEING SOON';

/** On these, typefaces load late and all at once, which must not move anything either. */
const lateTypefaces: readonly string[] = [
  '/',
  '/FloorPlan/59B',
  '/FloorPlan/videos',
  '/SalesInfo/announcement',
];
/** For each file: they are fetched one after the other and then read, so the page changes after about two seconds. */
const lateMs = 400;

/** The design's placeholder for a picture without files. */
const placeholder = '#root span > svg[viewBox^="0 0 100 "]';

test.describe('every route: 200, its own head, one h1, its facts, its pictures, hydrated, no layout shift, accessible, no problem, whole in the largest text [TEXT-1, TEXT-9, TEXT-10, ROUTE-1, ROUTE-13, HEAD-1, HEAD-3, HEAD-4, HEAD-5, HEAD-6, FACT-11, FRAME-17, FRAME-21, FRAME-31, TEXT-7, TEXT-8, FORM-2, FORM-4, FORM-21, FORM-31, FORM-32, FORM-33, FORM-34, FORM-35, CUSTOMER-2, CUSTOMER-3, CUSTOMER-4, PAPER-3, ROUTE-18, DRAWING-8, FACT-9, FRAME-24, VISIT-1]', () => {
  for (const sitePage of sitePages.filter(({ path }) => !lateTypefaces.includes(path)))
    test(
      sitePage.path,
      { tag: repeatsExpose(sitePage) ? ['@repeated'] : [] },
      async ({ sharedPage, plainPage, publicOrigin, isMobile }) => {
        await expectWholePage(sharedPage, sitePage, { plainPage, publicOrigin, isMobile });
      },
    );

  for (const sitePage of sitePages.filter(({ path }) => lateTypefaces.includes(path)))
    test(
      `${sitePage.path}, with late typefaces`,
      { tag: '@machine-typefaces' },
      async ({ page, plainPage, publicOrigin, isMobile }) => {
        await delayTypefaces(page);
        await expectWholePage(page, sitePage, { plainPage, publicOrigin, isMobile });
      },
    );
});

test('no two pages share a title or a description [HEAD-2]', async ({ request }) => {
  const heads = await Promise.all(
    sitePages.map(async ({ url }) => {
      const html = await (await request.get(url)).text();
      return [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/].map(
        (pattern) => pattern.exec(html)?.[1] ?? `${url} has none`,
      );
    }),
  );
  const texts = heads.flat();
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('an article names itself to search engines: its title, its summary, its date; accessible [ARTICLE-11]', async ({
  page,
  adminPanel,
  publicOrigin,
}) => {
  const article = await adminPanel.publish({
    title: '윤슬 레이크시티, 호수 앞 1,215세대',
    summary: '호수를 마주한 열 개의 동이 모습을 드러냈습니다.',
    content: '첫째 문단입니다.\n둘째 문단입니다.',
  });
  const url = encodePath(pressArticlePath(article.siteId, article.id));
  const response = await visitHydrated(page, url);
  expect(response.status()).toBe(200);
  const head = await readHead(page);
  expectOwnHead(head, true, `${publicOrigin}${url}`);
  expect(head.titles[0]).toContain(article.title);
  expect(head.meta['description']).toEqual([article.summary]);
  expect(head.meta['og:type']).toEqual(['article']);
  const news = head.structuredData.find((block) => block['@type'] === 'NewsArticle');
  expect(news?.['headline']).toContain(article.title);
  expect(news?.['datePublished']).toBe(article.date);
  expect(await wordsOf(page.locator('main'))).toContain('둘째 문단입니다.');
  await expectFrame(page);
  await expectStill(page);
  await expectAccessible(page);
});

test.describe('an unknown path', () => {
  test.use({ allowedProblems: { requests: /^404 .*\/no\/such\/page$/ } });

  test('is a 404 that says Not Found, shows the ways on, stays out of search and is accessible [ROUTE-2, ROUTE-3, HEAD-4]', async ({
    page,
  }) => {
    const response = await visitHydrated(page, '/no/such/page');
    expect(response.status()).toBe(404);
    await expectOneHeading(page, 'Not Found');
    const main = page.getByRole('main');
    await expect(main).toContainText('요청하신 페이지를 찾을 수 없습니다.');
    await expect(main.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: '전화상담 1533-8848' })).toHaveAttribute(
      'href',
      'tel:1533-8848',
    );
    const { meta, canonical } = await readHead(page);
    expect(meta['robots']).toEqual(['noindex, follow']);
    expect(canonical).toEqual([]);
    await expectFrame(page);
    await expectStill(page);
    await expectAccessible(page);
  });
});

interface Visit extends PlainPage {
  readonly publicOrigin: string;
  readonly isMobile: boolean;
}

async function expectLowBanner(page: Page, isMobile: boolean) {
  const banner = page.locator('main h1').locator('xpath=ancestor::div[2]');
  const height = await banner.evaluate((element) => element.clientHeight);
  expect.soft(height, 'height of the banner').toBeLessThanOrEqual(isMobile ? 200 : 300);
  const covering = await banner.evaluate((element) => {
    const bottom = element.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('main [data-module] img')]
      .filter((img) => img.checkVisibility() && img.getBoundingClientRect().top < bottom - 1)
      .map((img) => img.getAttribute('src'));
  });
  expect.soft(covering, 'pictures over the sub-menu').toEqual([]);
}

async function expectWholePage(page: Page, sitePage: SitePage, visit: Visit) {
  const { url, route } = sitePage;
  const response = await visitHydrated(page, url);
  expect.soft(response.status()).toBe(200);
  await expectOneHeading(page, expectedHeadings[route.id]);
  if (route.frame === 'section') await expectLowBanner(page, visit.isMobile);

  const head = await readHead(page);
  expectOwnHead(head, route.indexed, `${visit.publicOrigin}${url}`);
  const picture = route.indexed && route.id !== 'home' ? `/share-${route.id}.` : '/share.';
  expect.soft(head.meta['og:image']?.[0]).toContain(picture);
  const types = head.structuredData.map((block) => block['@type']);
  expect
    .soft(types)
    .toEqual([
      ...(route.id === 'home' ? ['ApartmentComplex'] : []),
      ...(route.subMenu ? ['BreadcrumbList'] : []),
    ]);

  const words = await wordsOf(page.locator('main'));
  for (const text of expectedTexts[route.id] ?? [`a line for ${route.id} in expected-texts`])
    expect.soft(words).toContain(text);
  const isPlaceholder = expectedTexts[route.id]?.includes(comingSoon) ?? false;
  expect.soft(words.includes(comingSoon), comingSoon).toBe(isPlaceholder);
  expect.soft(words).not.toMatch(forbiddenWords);
  expect.soft(impoliteEndings(words)).toEqual([]);
  const buttons = await page.locator('button').allTextContents();
  expect.soft(buttons.filter((label) => sentenceEnd.test(label))).toEqual([]);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expectFrame(page);
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
  await test.step('every picture arrives, in its ratio, with size and Korean alt text', async () => {
    await loadPictures(page);
    await expect.soft(page.locator(placeholder)).toHaveCount(0);
    expect.soft(await pictureProblems(page)).toEqual([]);
  });
  // Otherwise add the letters to packages/design/fonts/content/headlines.txt (light-words.txt); npm run fonts.
  expect.soft(await lettersOutsideSerif(page), 'letters that the serif lacks').toEqual([]);
  expect.soft(await otherFontWeights(page)).toEqual([]);
  await expectAccessible(page);
  // Last, because they change the page: every part is rendered, every picture loads. Other windows: text-size.spec.ts, picture-weights.spec.ts.
  if (visit.isMobile) expect.soft(await problemsInLargestText(page, [390])).toEqual([]);
  else {
    expect.soft((await drawnPictures(page)).filter(isLargerThanShown)).toEqual([]);
    await expectSameWithoutScript(page, visit.plainPage, sitePage);
  }
}

/** On a desktop. The press list changes while specs run; it has tests of its own. */
async function expectSameWithoutScript(page: Page, plain: Page, { url, route }: SitePage) {
  await plain.goto(url);
  expect.soft(await pictureProblems(plain), 'without script').toEqual([]);
  expect.soft((await pictureNotes(plain)).bare, 'without a note').toEqual([]);
  if (route.render !== 'static') return;
  // As axe has done on the other.
  await showSkippedParts(plain);
  expect.soft(await lastingLines(plain), 'without script').toEqual(await lastingLines(page));
}

/** @returns what a reader sees in <main>, each line once and sorted: the finder's result comes before its buildings */
async function lastingLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== '' && !onlyLiving.test(line)))].toSorted();
}

async function expectAccessible(page: Page) {
  await test.step('no axe violation', async () => {
    // Without animations: colours in the middle of a fade are not what is read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await axeViolations(page)).toEqual([]);
  });
}

async function delayTypefaces(page: Page) {
  await page.route('**/shell/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
}

async function expectOneHeading(page: Page, heading: string | undefined) {
  await expect.soft(page.locator('main')).toHaveCount(1);
  const h1 = page.locator('h1');
  await expect.soft(h1).toHaveCount(1);
  if (heading === undefined) await expect.soft(h1).not.toHaveText('');
  else await expect.soft(h1).toHaveText(heading);
  await expect.soft(h1).toBeVisible();
}

function expectOwnHead({ titles, meta, canonical }: PageHead, isIndexed: boolean, url: string) {
  expect.soft(titles).toHaveLength(1);
  expect.soft(meta['description']).toHaveLength(1);
  expect.soft(meta['description']?.[0]).not.toBe('');
  expect.soft(meta['robots']).toEqual([isIndexed ? 'index, follow' : 'noindex, follow']);
  expect.soft(meta['viewport']?.join()).toMatch(/maximum-scale=1(?![.\d])/);
  expect.soft(canonical).toEqual(isIndexed ? [url] : []);
  expect.soft(meta['og:title']).toEqual(titles);
  expect.soft(meta['og:description']).toEqual(meta['description']);
  expect.soft(meta['og:url'] ?? []).toEqual(canonical);
  for (const name of ['og:type', 'og:site_name', 'og:locale'])
    expect.soft(meta[name], name).toHaveLength(1);
  expect
    .soft(meta['og:image'])
    .toEqual([expect.stringMatching(/^https?:.*\/share(-[\w-]+)?\.\w+\.jpg$/)]);
}

async function expectFrame(page: Page) {
  const words = await wordsOf(page.locator('body'));
  for (const text of expectedFrameTexts) expect.soft(words).toContain(text);
}

async function expectStill(page: Page) {
  expect.soft(await sidewaysOverflowPx(page), 'px of sideways scrolling').toBe(0);
  expect.soft(await cls(page), 'layout shift').toBeLessThanOrEqual(maxShift);
}

test(
  'the picture of a shared link and the icons of a home screen exist [HEAD-9]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/');
    const { meta } = await readHead(page);
    const picture = await request.get(new URL(meta['og:image']?.[0] ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons } = (await (await request.get(manifest ?? '')).json()) as {
      icons: readonly { src: string }[];
    };
    for (const src of ['/favicon.ico', '/apple-touch-icon.png', ...icons.map((icon) => icon.src)])
      expect.soft((await request.get(src)).status(), src).toBe(200);
  },
);
