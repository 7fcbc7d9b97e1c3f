// The next page comes as the difference to a dictionary of all pages; release.spec.ts tests the update of a remote.
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import {
  isPageDictionary,
  watchNetwork,
  type WireResponse,
} from '../harness/browser/watch-network';

test.use({ hasPictures: true });

test.describe('compression dictionaries', { tag: '@desktop' }, () => {
  test('the next page is small, and works', async ({ page }) => {
    const network = await watchNetwork(page);
    const documentIn = (answers: readonly WireResponse[]) =>
      answers.find(({ type }) => type === 'Document');

    await test.step('a first visit fetches the dictionary after what it is to show', async () => {
      await visitHydrated(page, urlOf('floor-plan-84A'));
      await expect.poll(() => network().some(isPageDictionary), { timeout: 15_000 }).toBe(true);
      const kinds = network().map((answer) => (isPageDictionary(answer) ? 'own' : answer.type));
      expect(kinds.indexOf('Image')).toBeGreaterThan(-1);
      expect(kinds.indexOf('own')).toBeGreaterThan(kinds.indexOf('Image'));
      expect(kinds.indexOf('own')).toBeGreaterThan(kinds.lastIndexOf('Stylesheet'));
      expect(documentIn(network())?.encoding).toBe('br');
    });

    await test.step('the next page is the difference to the dictionary', async () => {
      const before = network().length;
      await visitHydrated(page, urlOf('business-guide'));
      const document = documentIn(network().slice(before));
      test.skip(
        document?.held === undefined,
        'This browser sends no Available-Dictionary: compression dictionaries are not tested.',
      );
      expect(document?.encoding).toBe('dcz');
      expect(document?.bytes).toBeLessThan(5_500);
      await expect(page.locator('h1')).toBeVisible();
    });
  });

  test.describe('with Save-Data', () => {
    test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

    test('nothing is fetched', async ({ page }) => {
      const network = await watchNetwork(page);
      await visitHydrated(page, urlOf('business-guide'));
      await page.waitForTimeout(3_000);
      expect(network().filter(isPageDictionary)).toEqual([]);
    });
  });
});
