// The visitor's receipt: shown after a registration, opens the entry on /registration, with script and without.
import type { Page } from '@playwright/test';
import { receiptCookie } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { hydrate } from '../harness/steps/hydrated';
import { visitHydrated, waitForRemotes } from '../harness/steps/visit';

/** A wrong receipt is answered 404. */
test.use({ allowedProblems: { requests: /\/forms\/registration/, console: /status of 404/ } });

const receiptPattern = /[0-9A-Z]{5}-[0-9A-Z]{5}/;
const visitor = { name: '방문 예정자', phone: '010-0000-0042' };

async function fillForm(page: Page, message: string): Promise<void> {
  const form = page.locator('form[action="/forms/inquiry"]');
  await form.getByLabel('고객명').fill(visitor.name);
  await form.getByLabel('연락처').fill(visitor.phone);
  await form.getByLabel(/^문의/).fill(message);
  await form.getByRole('button', { name: '등록하기' }).click();
}

async function readReceipt(page: Page): Promise<string> {
  const text = page.getByText(receiptPattern).first();
  await expect(text).toBeVisible();
  return receiptPattern.exec(await text.innerText())?.[0] ?? '';
}

/** Fills the page /registration and submits it. */
async function lookUp(page: Page, receipt: string, digits = '0042'): Promise<void> {
  await page.getByLabel('접수번호').fill(receipt);
  await page.getByLabel('연락처 끝 4자리').fill(digits);
  await page.getByRole('button', { name: '등록 내용 확인' }).click();
}

async function expectNothingKept(page: Page, receipt: string): Promise<void> {
  expect(page.url()).not.toMatch(/0042|[?#]/);
  expect(page.url()).not.toContain(receipt);
  const cookies = await page.context().cookies();
  // Without script the receipt waits here for ten minutes.
  expect(cookies.filter(({ name }) => name !== receiptCookie.name)).toEqual([]);
}

test('with script: the receipt opens, corrects and erases the entry [STORE-14, FORM-29]', async ({
  page,
}) => {
  await visitHydrated(page, urlOf('customer'));
  await fillForm(page, `문의 ${test.info().testId}`);
  const receipt = await readReceipt(page);
  await page.getByRole('status').getByRole('link', { name: '예약 확인·변경' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('예약 확인·변경');
  const { main, alert, status } = partsOf(page);

  await lookUp(page, receipt, '9999');
  await expect(alert).toContainText('일치하는 등록 내용이 없습니다.');
  expect(await axeViolations(page)).toEqual([]);
  await lookUp(page, receipt.toLowerCase());
  await expect(main.getByLabel('이름')).toHaveValue(visitor.name);
  await expect(main.getByLabel('연락처')).toHaveValue(visitor.phone);
  expect(
    await page.evaluate(() =>
      document.activeElement?.contains(document.querySelector('#own-entry')),
    ),
  ).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await main.getByLabel('연락처').fill('010-0000-0043');
  await main.getByLabel(/^문의/).fill('바뀐 문의');
  await main.getByRole('button', { name: '변경 내용 저장' }).click();
  await expect(status).toContainText('등록 내용이 변경되었습니다.');

  const erase = main.getByRole('button', { name: '등록 삭제' });
  await erase.click();
  await expect(main.locator('input:invalid')).toHaveAttribute('name', 'confirm');
  await main.getByLabel('위 내용을 확인했으며 등록을 삭제하겠습니다.').check();
  await erase.click();
  await expect(status).toHaveText('등록 내용이 삭제되었습니다.');
  await expectNothingKept(page, receipt);

  await page.reload();
  await lookUp(page, receipt, '0043');
  await expect(alert).toContainText('일치하는 등록 내용이 없습니다.');
});

test(
  'the popup shows the receipt, its link leads to the page and closes it; back returns to the page it was opened on [STORE-14]',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: '방문예약', exact: true }).click();
    const popup = page.getByRole('dialog', { name: '방문예약 등록' });
    await popup.getByLabel('이름').fill(visitor.name);
    await popup.getByLabel('연락처').fill(visitor.phone);
    await popup.getByRole('button', { name: '방문예약 등록' }).click();
    const receipt = await readReceipt(page);
    expect(await axeViolations(page)).toEqual([]);
    await popup.getByRole('link', { name: '예약 확인·변경' }).click();
    await expect(page).toHaveURL('/registration');
    await expect(page.locator('dialog')).toHaveCount(0);
    await lookUp(page, receipt);
    await expect(page.getByRole('main').getByLabel('이름')).toHaveValue(visitor.name);
    await page.goBack();
    await expect(page).toHaveURL('/Brand/intro');
    await expect(page.getByRole('heading', { level: 1, name: '브랜드 소개' })).toBeVisible();
  },
);

test('a form that was posted before its code ran is answered with the same page, which then works with it [STORE-14]', async ({
  page,
}) => {
  await visitHydrated(page, urlOf('customer'));
  await fillForm(page, `문의 ${test.info().testId}`);
  const receipt = await readReceipt(page);
  await page.goto('/registration');
  // No input, so nothing has started the code; submit() passes by its handler.
  const write = (label: string, text: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
  await write('접수번호', receipt);
  await write('연락처 끝 4자리', '0042');
  await page
    .locator('form[action="/forms/registration"]')
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL('/forms/registration');
  const { main, status } = partsOf(page);
  await expect(main.getByLabel('이름')).toHaveValue(visitor.name);
  expect(await axeViolations(page)).toEqual([]);
  const posts: string[] = [];
  page.on('request', (sent) => posts.push(`${sent.method()} ${sent.resourceType()}`));
  await main.getByLabel(/^문의/).fill('바뀐 문의');
  await hydrate(page);
  await waitForRemotes(page);
  await main.getByRole('button', { name: '변경 내용 저장' }).click();
  await expect(status).toContainText('등록 내용이 변경되었습니다.');
  expect(posts).toContain('POST fetch');
  expect(posts).not.toContain('POST document');
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('개인정보처리방침');
  await page.goBack();
  await expect(page).toHaveURL('/registration');
  await expect(main.getByLabel('접수번호')).toHaveValue('');
});

test(
  'the privacy page leads to it, and search engines do not list it',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, '/privacy');
    await page.getByRole('main').getByRole('link', { name: '예약 확인·변경' }).click();
    await expect(page).toHaveURL('/registration');
    await page.reload();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt opens, corrects and erases the entry [STORE-14, FORM-28]', async ({ page }) => {
    const message = `</script><b>문의</b> ${test.info().testId}`;
    await page.goto(urlOf('customer'));
    await fillForm(page, message);
    await expect(page).toHaveURL('/forms/done');
    await page.getByRole('button', { name: '접수번호 보기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('예약 확인·변경');
    const { main, alert, status } = partsOf(page);
    await expect(status).toContainText('등록이 완료되었습니다.');
    const receipt = await readReceipt(page);
    await status.getByRole('link', { name: '예약 확인·변경' }).click();

    await lookUp(page, receipt, '9999');
    await expect(alert).toContainText('일치하는 등록 내용이 없습니다.');
    await lookUp(page, receipt);
    await expect(main.getByLabel('이름')).toHaveValue(visitor.name);
    await expect(main.getByLabel(/^문의/)).toHaveValue(message);
    expect(await page.content()).not.toContain('<b>문의');
    await main.getByLabel('연락처').fill('010-0000-0043');
    await main.getByRole('button', { name: '변경 내용 저장' }).click();
    await expect(status).toContainText('등록 내용이 변경되었습니다.');
    await expectNothingKept(page, receipt);
    await main.getByLabel('위 내용을 확인했으며 등록을 삭제하겠습니다.').check();
    await main.getByRole('button', { name: '등록 삭제' }).click();
    await expect(status).toHaveText('등록 내용이 삭제되었습니다.');
  });
});

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return { main, alert: main.getByRole('alert'), status: main.getByRole('status') };
}
