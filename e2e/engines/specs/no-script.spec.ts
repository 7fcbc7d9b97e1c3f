// Without script: texts, menus, accordions and forms, by what the engine itself can do.
import { expectedTexts } from '../../specs/expected-texts';
import { urlOf } from '../../harness/steps/site-pages';
import { readWords } from '../page/text';
import { expect, test } from '../test';
import { click, expectPath, expectShown, type } from '../visitor';

test.use({ hasScript: false });

for (const id of ['home', 'floor-plan-84A', 'location-guide', 'customer'])
  test(`${id}: every text is there`, async ({ tab, origin }) => {
    await tab.load(origin + urlOf(id));
    const words = await tab.run(readWords, 'main');
    for (const text of expectedTexts[id] ?? []) expect.soft(words).toContain(text);
  });

test('the menu opens and leads on', { tag: '@mobile' }, async ({ tab, origin }) => {
  await tab.load(origin + urlOf('brand-intro'));
  await click(tab, 'button', '메뉴 열기');
  await click(tab, 'nav[aria-label="전체 메뉴"] summary', '단지안내');
  await click(tab, 'nav[aria-label="전체 메뉴"] a', '커뮤니티');
  await expectPath(tab, '/ComplexGuide/community');
});

test('an opener of the popup leads to the customer page', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('home'));
  await click(tab, 'a[data-registration]');
  await expectPath(tab, urlOf('customer'));
});

test('an accordion opens', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('home'));
  await click(tab, 'summary', '다섯 타입 한눈에 보기');
  await expectShown(tab, 'details[open] td', '298세대');
});

test('a form is posted by the browser', { tag: '@sample' }, async ({ tab, origin }) => {
  await tab.load(origin + urlOf('customer'));
  await type(tab, 'main form input[name="name"]', '방문 예정자');
  await type(tab, 'main form input[name="phone"]', '010-0000-0000');
  await type(tab, 'main form textarea', '문의합니다');
  await click(tab, 'main form button[type="submit"]');
  await expectPath(tab, '/forms/done');
  await expectShown(tab, 'h1', '방문예약 등록 완료');
});
