// The press list in another engine: ten rows, more, an article and back.
import { pressPageSize } from '@site/contract';
import { addressOf, list } from '../../harness/steps/press-pages';
import type { Tab } from '../driver/tab';
import { hydrateFully } from '../hydration';
import { expect, test } from '../test';
import { click, expectHidden, expectInPage, expectPath, expectShown } from '../visitor';

const rowCount = (tab: Tab) => tab.run(() => document.querySelectorAll('tbody tr').length);

test(
  '더보기 adds rows, and Back from an article finds it in view again',
  { tag: '@sample' },
  async ({ tab, origin, adminPanel }) => {
    const articles = await adminPanel.publishYesterday(
      Array.from({ length: pressPageSize + 4 }, (_, index) => ({ title: `소식 ${index + 1}` })),
    );
    const [first] = articles;
    if (!first) throw new Error('Nothing was published.');
    await tab.load(origin + list);
    await hydrateFully(tab);
    expect(await rowCount(tab)).toBe(pressPageSize);
    await click(tab, 'main button', '더보기');
    await expect.poll(() => rowCount(tab)).toBeGreaterThan(pressPageSize);
    await expectHidden(tab, 'main button', '불러오는 중');
    // The oldest of these is the last one: only the second page has it.
    const link = `tbody a[href="${addressOf(first)}"]`;
    await click(tab, link);
    await expectPath(tab, addressOf(first));
    await expectShown(tab, 'h1, h2', first.title);
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
  },
);

test('a search shows what it finds, by its address too', async ({ tab, origin, adminPanel }) => {
  const article = await adminPanel.publish({ title: '엔진마다 찾는 소식' });
  await adminPanel.publish({ title: '다른 이야기' });
  await tab.load(`${origin}${list}?q=${encodeURIComponent('엔진마다')}`);
  await expectShown(tab, 'tbody tr', article.title);
  await hydrateFully(tab);
  await expectShown(tab, 'tbody tr', article.title);
  await expectHidden(tab, 'tbody tr', '다른 이야기');
});
