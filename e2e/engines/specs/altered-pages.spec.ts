// A page that something has altered before the first input, in another engine: nothing read or typed is lost, whether the
// remotes can be reached or not.
import { setTimeout as delay } from 'node:timers/promises';
import { urlOf } from '../../harness/steps/site-pages';
import { alterations, smallestText, watchText } from '../page/alterations';
import { missingTexts, readText } from '../page/text';
import { expect, test } from '../test';
import { expectInPage, moveTo, type } from '../visitor';

/** With the field that a visitor types into. */
const pages = {
  home: 'main form[action="/forms/visit"] input[name="name"]',
  'floor-plan-84A': undefined,
  'press-list': 'main form input[name="email"]',
  customer: 'main form input[name="name"]',
};

/** What hydration replaces on purpose is less than this share of any page. */
const leastText = 0.97;
/** What recovers later than this is seen as lost. */
const watchedMs = 2_000;

for (const remotes of ['up', 'dead'] as const)
  test.describe(`remotes ${remotes}`, () => {
    // Each of their files, and the report of what could not be loaded.
    if (remotes === 'dead') test.use({ allowedProblems: /^request: 503 |^(error|warn): / });

    for (const [id, field] of Object.entries(pages))
      for (const [what, alter] of Object.entries(alterations))
        test(`${id}, ${what}`, async ({ tab, faultProxy }) => {
          if (remotes === 'dead') faultProxy.inject(/^\/remotes\//, 'answers 503');
          await tab.load(faultProxy.origin + urlOf(id));
          await tab.run(alter);
          await tab.run(watchText);
          const before = await tab.run(readText, 'body');
          if (field === undefined) await moveTo(tab, 'header');
          else await type(tab, field, '방문 예정자');
          await expectInPage(
            tab,
            'the frame is hydrated',
            () => document.documentElement.dataset['hydrated'] === 'true',
          );
          await delay(watchedMs);
          expect.soft(await tab.run(smallestText), 'share of the text').toBeGreaterThan(leastText);
          expect.soft(missingTexts(before, await tab.run(readText, 'body'))).toEqual([]);
          if (field === undefined) return;
          const typed = await tab.run((selector) => {
            const input = document.querySelector<HTMLInputElement>(selector);
            return { value: input?.value, hasFocus: document.activeElement === input };
          }, field);
          expect(typed).toEqual({ value: '방문 예정자', hasFocus: true });
        });
  });
