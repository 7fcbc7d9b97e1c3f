/** @jest-environment jsdom */
import { backToPageBefore } from './back-to-page-before';

const list = '/press';
const article = '/press/1';
const otherwise = jest.fn();

/** Until jsdom has gone back, or the function has given up. */
async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 700));
}

function referFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => {
  otherwise.mockClear();
  referFrom('');
});

test('the page before is one step back [ARTICLE-3]', async () => {
  history.pushState({ idx: 0 }, '', list);
  history.pushState({ idx: 1 }, '', article);
  backToPageBefore(otherwise);
  await settle();
  expect([location.pathname, otherwise.mock.calls]).toEqual([list, []]);
});

test('entries of the popup and of fragments are skipped [ARTICLE-3]', async () => {
  history.pushState({ idx: 0 }, '', list);
  history.pushState({ idx: 1 }, '', article);
  history.pushState({ idx: 1, registrationPopup: true }, '', article);
  history.pushState({ idx: 2 }, '', `${article}#main`);
  backToPageBefore(otherwise);
  await settle();
  expect([location.pathname, otherwise.mock.calls]).toEqual([list, []]);
});

test('it never leaves the site: a fragment of the first page leads to its entry only [ARTICLE-3]', async () => {
  history.pushState(null, '', '/elsewhere');
  history.pushState({ idx: 0 }, '', article);
  history.pushState({ idx: 1 }, '', `${article}#main`);
  backToPageBefore(otherwise);
  await settle();
  expect(location.pathname).toBe(article);
  expect(otherwise).toHaveBeenCalledTimes(1);
});

test('a tab that the list has opened has no entry to go back to [ARTICLE-3]', async () => {
  referFrom(`${location.origin}${list}`);
  history.pushState({ idx: 0 }, '', article);
  // As in the first entry of a tab.
  const back = jest.spyOn(history, 'back').mockReturnValue();
  backToPageBefore(otherwise);
  await settle();
  back.mockRestore();
  expect(otherwise).toHaveBeenCalledTimes(1);
});

test('another document keeps the page until it is shown again, without a late fallback', async () => {
  referFrom(`${location.origin}${list}`);
  history.pushState({ idx: 0 }, '', article);
  const back = jest.spyOn(history, 'back').mockReturnValue();
  backToPageBefore(otherwise);
  dispatchEvent(new Event('pagehide'));
  await settle();
  back.mockRestore();
  expect(otherwise).not.toHaveBeenCalled();
});
