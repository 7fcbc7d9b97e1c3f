// Browsers that make links of numbers and dates change the HTML of a page before its scripts run, so no page lets them.
import type { APIResponse } from '@playwright/test';
import { defaultSite, ownRegistrationUrl, receiptFields } from '@site/contract';
import { allPages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

const kinds = ['telephone', 'date', 'address', 'email'];

/** @returns what the page's only such element forbids */
async function forbiddenOn(answer: APIResponse): Promise<string[]> {
  const metas = [
    ...(await answer.text()).matchAll(/<meta name="format-detection" content="([^"]*)"/g),
  ];
  expect(metas, answer.url()).toHaveLength(1);
  return (metas[0]?.[1] ?? '').split(', ').map((part) => part.replace(/=no$/, ''));
}

test.describe(
  'no page lets browsers make links of its texts [HEAD-10]',
  { tag: '@desktop' },
  () => {
    test('every route and every tour', async ({ request }) => {
      const tours = Object.values(defaultSite.embeds.tours);
      for (const url of [...allPages.map((page) => page.url), ...tours])
        expect.soft(await forbiddenOn(await request.get(url)), url).toEqual(kinds);
    });

    test('the Not Found page', async ({ request }) => {
      const answer = await request.get('/nowhere');
      expect(answer.status()).toBe(404);
      expect(await forbiddenOn(answer)).toEqual(kinds);
    });

    test('the answer to a form that was posted without script', async ({ request }) => {
      const answer = await request.post(ownRegistrationUrl, {
        form: { [receiptFields.code]: '00000-00000', [receiptFields.digits]: '0000' },
        headers: { Accept: 'text/html' },
      });
      expect(answer.status()).toBe(404);
      expect(await forbiddenOn(answer)).toEqual(kinds);
    });
  },
);
