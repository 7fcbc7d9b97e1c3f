// The press list in another engine: ten rows, more, an article and back.
import { pressPageSize } from '@site/contract';
import type { AdminPanel } from '../../harness/steps/admin-panel';
import { addressOf, list } from '../../harness/steps/press-pages';
import type { Tab } from '../driver/tab';
import { hydrateFully } from '../hydration';
import { expect, test } from '../test';
import { click, expectHidden, expectInPage, expectPath, expectShown } from '../visitor';

const rowCount = (tab: Tab) => tab.run(() => document.querySelectorAll('tbody tr').length);

// `adminPanel` comes first: its articles are deleted only after the tab, which may prefetch them, is closed.

/** Opens the list, adds its second page and opens an article of it. @returns the article's link */
async function openArticleOfSecondPage(tab: Tab, origin: string, adminPanel: AdminPanel) {
  const [oldest] = await adminPanel.publishYesterday(
    Array.from({ length: pressPageSize + 4 }, (_, index) => ({ title: `소식 ${index + 1}` })),
  );
  if (!oldest) throw new Error('Nothing was published.');
  await tab.load(origin + list);
  await hydrateFully(tab);
  expect(await rowCount(tab)).toBe(pressPageSize);
  await click(tab, 'main button', '더보기');
  await expect.poll(() => rowCount(tab)).toBeGreaterThan(pressPageSize);
  const link = `tbody a[href="${addressOf(oldest)}"]`;
  await click(tab, link);
  await expectPath(tab, addressOf(oldest));
  await expectShown(tab, 'h1, h2', oldest.title);
  return link;
}

test('더보기 adds rows, and an article among them opens', async ({ adminPanel, tab, origin }) => {
  await openArticleOfSecondPage(tab, origin, adminPanel);
});

test('Back from an article of the second page finds it in view again', async ({
  adminPanel,
  tab,
  origin,
}) => {
  const link = await openArticleOfSecondPage(tab, origin, adminPanel);
  await tab.back();
  await expectPath(tab, list);
  await expectInPage(
    tab,
    'the article is in view',
    (selector) => {
      const { top = -1, bottom = -1 } =
        document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom > top && bottom <= innerHeight;
    },
    link,
  );
});

test('a search shows what it finds, by its address too', async ({ adminPanel, tab, origin }) => {
  const article = await adminPanel.publish({ title: '엔진마다 찾는 소식' });
  await adminPanel.publish({ title: '다른 이야기' });
  await tab.load(`${origin}${list}?q=${encodeURIComponent('엔진마다')}`);
  await expectShown(tab, 'tbody tr', article.title);
  await hydrateFully(tab);
  await expectShown(tab, 'tbody tr', article.title);
  await expectHidden(tab, 'tbody tr', '다른 이야기');
});
