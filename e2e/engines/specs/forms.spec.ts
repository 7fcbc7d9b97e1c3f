// The two page forms in another engine.
import { urlOf } from '../../harness/steps/site-pages';
import type { Tab } from '../driver/tab';
import { hydrateFully } from '../hydration';
import { expect, test } from '../test';
import { click, expectInPage, expectPath, expectShown, type } from '../visitor';

const forms = { home: '/forms/visit', customer: '/forms/inquiry' };
const submit = (tab: Tab) => click(tab, 'main form[action^="/forms/"] button[type="submit"]');

for (const [id, action] of Object.entries(forms)) {
  const form = `main form[action="${action}"]`;

  test(`${id}: a registration is accepted, on the page`, async ({ tab, origin }) => {
    await tab.load(origin + urlOf(id));
    await hydrateFully(tab);
    await type(tab, `${form} input[name="name"]`, '방문 예정자');
    await type(tab, `${form} input[name="phone"]`, '010-0000-0000');
    await type(tab, `${form} textarea`, '문의합니다');
    await submit(tab);
    await expectShown(tab, 'main [role="status"]', '등록이 완료되었습니다.');
    await expectPath(tab, urlOf(id));
  });

  test(`${id}: the browser itself requires name and phone`, async ({ tab, faultProxy }) => {
    await tab.load(faultProxy.origin + urlOf(id));
    await hydrateFully(tab);
    await submit(tab);
    await expectInPage(
      tab,
      'the first missing field has the focus',
      () => document.activeElement?.matches('input[name="name"]:invalid') === true,
    );
    expect(faultProxy.requests.filter((url) => url.startsWith('/forms/'))).toEqual([]);
  });

  test(`${id}: what is typed before hydration is kept`, async ({ tab, origin }) => {
    await tab.load(origin + urlOf(id));
    await type(tab, `${form} input[name="name"]`, '방문 예정자');
    await hydrateFully(tab);
    expect(
      await tab.run(
        (field) => document.querySelector<HTMLInputElement>(field)?.value,
        `${form} input[name="name"]`,
      ),
    ).toBe('방문 예정자');
  });
}
