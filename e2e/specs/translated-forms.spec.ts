// Registration on a page that the browser translates: each form with success and failure, the receipt, and its page.
import { ownRegistrationUrl } from '@site/contract';
import type { Page } from '@playwright/test';
import { navigateInApp } from '../harness/steps/in-app';
import { openPopup, popup, waitForHydratedPopup } from '../harness/steps/popup-form';
import {
  answer,
  expectDone,
  fill,
  messages,
  pageForms,
  popupForm,
  send,
} from '../harness/steps/registration-forms';
import { urlOf } from '../harness/steps/site-pages';
import { expect } from '../harness/test';
import { test } from '../harness/translation/twin-tabs';

// The failures are caused on purpose.
test.describe.configure({ timeout: 120_000 });
test.use({ allowedProblems: { requests: /\/forms\//, console: /status of 404/ } });

const receiptPattern = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/;
const receiptIn = (page: Page) => page.getByText(receiptPattern);

for (const [name, form] of Object.entries(pageForms))
  test(`${name}: a failure, then a success with its receipt [TEXT-11]`, async ({ tabs }) => {
    const place = (page: Page) => page.locator(`form[action="${form.path}"]`);
    await tabs.open(form.url);
    for (const [status, title] of [
      [429, messages.tooMany],
      [500, messages.refused],
    ] as const)
      await tabs.step(`answered ${status}`, async (page) => {
        await page.route(`**${form.path}`, answer(status, { ok: false }), { times: 1 });
        await fill(place(page), form);
        await send(place(page), form);
        await expect(place(page).getByRole('alert')).toContainText(title);
      });
    await tabs.step('registered', async (page) => {
      await send(place(page), form);
      await expectDone(place(page), form);
      await expect(receiptIn(page), 'as it was given').toBeVisible();
    });
  });

test('the popup: opened, failed, opened again, done [TEXT-11]', async ({ tabs }) => {
  await tabs.open('/Brand/intro');
  const open = async (page: Page) => {
    await openPopup(page);
    await waitForHydratedPopup(page);
  };
  // Its code is loaded when an opener is touched.
  await tabs.step('touched', async (page) => {
    await page.locator('a[data-registration]:visible').first().hover();
    await page.waitForLoadState('networkidle');
  });
  await tabs.step('opened', open);
  await tabs.step('refused', async (page) => {
    await page.route(`**${popupForm.path}`, answer(500, { ok: false }), { times: 1 });
    await fill(popup(page), popupForm);
    await send(popup(page), popupForm);
    await expect(popup(page).getByRole('alert')).toContainText(messages.refused);
  });
  await tabs.step('closed', (page) => popup(page).getByRole('button', { name: '닫기' }).click());
  await tabs.step('opened again', open);
  await tabs.step('registered', async (page) => {
    await fill(popup(page), popupForm);
    await send(popup(page), popupForm);
    await expectDone(popup(page), popupForm);
    await expect(receiptIn(page)).toBeVisible();
  });
});

test('the page of a receipt: not found, corrected, erased [TEXT-11]', async ({ tabs }) => {
  const form = pageForms['customer form'];
  const place = (page: Page) => page.locator(`form[action="${form.path}"]`);
  let receipt = '';
  await tabs.open(form.url);
  await tabs.step('registered', async (page) => {
    await fill(place(page), form);
    await send(place(page), form);
    receipt = await receiptIn(page).innerText();
  });
  await tabs.step('the page', (page) => navigateInApp(page, urlOf('registration')));
  const control = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name }).click();
  const lookUp = async (page: Page, digits: string) => {
    await page.locator('#own-receipt').fill(receipt);
    await page.locator('#own-digits').fill(digits);
    await press(page, '등록 내용 확인');
  };
  await tabs.step('not found', async (page) => {
    await lookUp(page, '9999');
    await expect(page.getByRole('alert')).toContainText('일치하는 등록 내용이 없습니다.');
  });
  await tabs.step('found', async (page) => {
    await lookUp(page, '0000');
    await expect(control(page, 'message')).toBeVisible();
  });
  await tabs.step('not corrected', async (page) => {
    await page.route(`**${ownRegistrationUrl}`, answer(500, { ok: false }), { times: 1 });
    await press(page, '변경 내용 저장');
    await expect(page.getByRole('alert')).toBeVisible();
  });
  await tabs.step('corrected', async (page) => {
    await control(page, 'message').fill('바뀐 문의');
    await press(page, '변경 내용 저장');
    await expect(page.getByText('등록 내용이 변경되었습니다.')).toBeVisible();
  });
  await tabs.step('erased', async (page) => {
    await control(page, 'confirm').check();
    await press(page, '등록 삭제');
    await expect(page.getByText('등록 내용이 삭제되었습니다.')).toBeVisible();
  });
});
