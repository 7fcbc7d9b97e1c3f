// The registration popup in another engine: dialog, focus, history.
import { urlOf } from '../../harness/steps/site-pages';
import { hydrateFully } from '../hydration';
import type { Tab } from '../driver/tab';
import { expect, test } from '../test';
import {
  click,
  expectHidden,
  expectInPage,
  expectPath,
  expectShown,
  press,
  type,
} from '../visitor';

const page = urlOf('brand-intro');
const historyLength = (tab: Tab) => tab.run(() => history.length);

/** The first opener that this width shows. */
async function openPopup(tab: Tab) {
  await click(tab, 'a[data-registration]');
  await expectShown(tab, 'dialog[open]', '방문예약');
}

test('opens as a modal dialog with the focus in it; Escape closes it and gives the focus back', async ({
  tab,
  origin,
}) => {
  await tab.load(origin + page);
  await hydrateFully(tab);
  await openPopup(tab);
  const isModal = () => document.querySelector('dialog')?.matches(':modal') === true;
  await expectInPage(tab, 'modal', isModal);
  await press(tab, 'Tab');
  await expectInPage(
    tab,
    'the focus is inside',
    () => document.activeElement?.closest('dialog') !== null,
  );
  await press(tab, 'Escape');
  await expectHidden(tab, 'dialog');
  await expectInPage(
    tab,
    'the focus is back',
    () => document.activeElement?.matches('a[data-registration]') === true,
  );
  await expectPath(tab, page);
});

test('opens before any other script has come', async ({ tab, faultProxy }) => {
  faultProxy.inject(/^\/(shell\/[^/]+\/(?!boot\.)|remotes\/).*\.js$/, 'never answers');
  await tab.load(faultProxy.origin + page);
  await openPopup(tab);
  await type(tab, 'dialog input[name="name"]', '방문 예정자');
  await expectPath(tab, page);
  await press(tab, 'Escape');
  await expectHidden(tab, 'dialog');
});

test('Back closes it, stays on the page and leaves it openable', async ({ tab, origin }) => {
  await tab.load(origin + page);
  await hydrateFully(tab);
  const atFirst = await historyLength(tab);
  await openPopup(tab);
  await expect.poll(() => historyLength(tab)).toBe(atFirst + 1);
  await tab.back();
  await expectHidden(tab, 'dialog');
  await expectPath(tab, page);
  await openPopup(tab);
});

test('what is submitted is accepted', { tag: '@sample' }, async ({ tab, origin }) => {
  await tab.load(origin + page);
  await openPopup(tab);
  await type(tab, 'dialog input[name="name"]', '방문 예정자');
  await type(tab, 'dialog input[name="phone"]', '010-0000-0000');
  await click(tab, 'dialog button[type="submit"]');
  await expectShown(tab, 'dialog [role="status"]', '등록이 완료되었습니다.');
  await expectPath(tab, page);
});
