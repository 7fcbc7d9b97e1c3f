// The browser's back/forward cache restores every page as it was left.
import { hasBackForwardCache, leaveAndReturn } from '../harness/browser/back-forward-cache';
import { showIntent } from '../harness/steps/hydrated';
import { inRawTab, type RawTab } from '../harness/browser/raw-tab';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { areRemotesHydrated } from '../harness/steps/visit';

test.describe('the back/forward cache', { tag: '@desktop' }, () => {
  test.beforeAll(async ({ baseURL }) => {
    test.skip(
      !(await hasBackForwardCache(baseURL ?? '')),
      'this browser has no back/forward cache',
    );
  });

  test('restores every page, hydrated or not', async ({ baseURL, adminPanel }) => {
    test.setTimeout(180_000);
    const article = await adminPanel.publish({ title: '돌아오는 기사' });
    const articleUrl = urlOf('press-article', { site: article.siteId, id: article.id });
    await inRawTab(async (tab) => {
      for (const url of [...sitePages.map((page) => page.url), articleUrl]) {
        await tab.open(`${baseURL}${url}`);
        if (url !== urlOf('brand-intro')) await wake(tab);
        // A video that is still loading keeps its page out of Chromium's cache.
        await tab.until(
          `[...document.querySelectorAll('video')].every((video) => video.networkState !== 2)`,
        );
        expect.soft(await leaveAndReturn(tab, '/robots.txt'), url).toEqual([]);
      }
    });
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`gives back a page with a menu or the popup open, and after a form was sent (${width} px)`, async ({
      baseURL,
    }) => {
      test.setTimeout(90_000);
      await inRawTab(
        async (tab) => {
          for (const [state, path, become] of states) {
            await tab.open(`${baseURL}${path}`);
            await wake(tab);
            await become(tab);
            expect.soft(await leaveAndReturn(tab, '/robots.txt'), state).toEqual([]);
          }
        },
        { width, height },
      );
    });
});

type State = readonly [what: string, path: string, become: (tab: RawTab) => Promise<void>];

const click = (selector: string) => `document.querySelector('${selector}').click()`;
const openPopup = async (tab: RawTab) => {
  await tab.evaluate(click('header a[data-registration]'));
  await tab.until(`document.querySelector('dialog')?.matches(':modal')`);
};
const send = async (tab: RawTab, form: string, answer: string) => {
  await tab.evaluate(`(() => {
    for (const field of document.querySelectorAll('${form} [required]'))
      if (field.type === 'checkbox') field.checked = true;
      else field.value = '010-0000-0000';
    document.querySelector('${form}').requestSubmit();
  })()`);
  await tab.until(`document.body.innerText.includes('${answer}')`);
};
const refuseForms = async (tab: RawTab) => {
  await tab.send('Network.enable');
  await tab.send('Network.setBlockedURLs', { urls: ['*/forms/*'] });
};
const allowForms = (tab: RawTab) => tab.send('Network.setBlockedURLs', { urls: [] });

const states: readonly State[] = [
  [
    'the phone menu is open',
    urlOf('brand-intro'),
    async (tab) => {
      await tab.evaluate(`document.querySelector('[popover]').showPopover()`);
    },
  ],
  ['the popup is open', urlOf('brand-intro'), openPopup],
  [
    'the popup was sent',
    urlOf('brand-intro'),
    async (tab) => {
      await openPopup(tab);
      await send(tab, 'dialog form', '완료');
    },
  ],
  [
    'the popup could not be sent',
    urlOf('brand-intro'),
    async (tab) => {
      await refuseForms(tab);
      await openPopup(tab);
      await send(tab, 'dialog form', '오류');
      await allowForms(tab);
    },
  ],
  ['the form of a page was sent', urlOf('customer'), async (tab) => send(tab, 'main form', '완료')],
  [
    'the form of a page could not be sent',
    urlOf('customer'),
    async (tab) => {
      await refuseForms(tab);
      await send(tab, 'main form', '오류');
      await allowForms(tab);
    },
  ],
];

/** After the visitor's first input, shell and remotes hydrate the page. */
async function wake(tab: RawTab) {
  await tab.until(`(${showIntent.toString()})()`);
  await tab.until(`(${areRemotesHydrated.toString()})()`);
}
