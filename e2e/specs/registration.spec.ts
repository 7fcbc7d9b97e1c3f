// The site's main goal: the popup and the two page forms, their three shapes, and what follows a registration.
import type { Request } from '@playwright/test';
import { holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { waitForRemotes, visitHydrated } from '../harness/steps/visit';
import { visitor } from '../harness/steps/popup-form';
import {
  messages,
  type FormUnderTest,
  popupForm,
  pageForms,
  fill,
  send,
  expectDone,
  answer,
  forms,
} from '../harness/steps/registration-forms';

const busy = '등록 중...';

test.describe('what is sent', { tag: '@desktop' }, () => {
  for (const [what, form] of Object.entries(forms)) {
    test(`${what}: name and phone are required, by the browser; its shape and content type, nothing more, and the site accepts it [POPUP-2, POPUP-3, FORM-1, FORM-9, FORM-11, FORM-18, FORM-26]`, async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (isPostTo(form)(request)) sent.push(request.url());
      });
      const place = await form.open(page, false);
      await send(place, form);
      await expect(place.locator('input:invalid')).toHaveCount(2);
      await place.getByLabel(form.nameLabel).fill(visitor.name);
      await send(place, form);
      await expect(place.locator('input:invalid')).toHaveAttribute('name', 'phone');
      await expect(place.locator('input[type=tel]')).toHaveAttribute('name', 'phone');
      await expect(place.getByText(form.nameLabel, { exact: false }).first()).toContainText('*');
      expect(sent).toEqual([]);

      await fill(place, form);
      const [request] = await Promise.all([page.waitForRequest(isPostTo(form)), send(place, form)]);
      expect(form.read(request)).toEqual(form.body);
      expect(request.headers()['content-type']?.split(';')[0]).toBe(form.contentType);
      expect(request.headers()['accept']).toContain('application/json');
      expect(request.headers()['idempotency-key']).toMatch(/^\S{16,}$/);
      expect((await request.response())?.status()).toBe(200);
      await expectDone(place, form);
    });

    test(`${what}: marketing only when ticked; a double click sends one, the button waits and shows it [POPUP-4, FORM-7, FORM-24, FORM-27]`, async ({
      page,
    }) => {
      const posts: unknown[] = [];
      let letAnswer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letAnswer = resolve));
      await page.route(`**${form.path}`, async (route, request) => {
        posts.push(form.read(request));
        await held;
        await answer(200, { ok: true })(route);
      });
      const place = await form.open(page, false);
      await fill(place, form);
      const box = place.getByRole('checkbox', { name: /^\[선택\]/ });
      await expect(box).not.toBeChecked();
      await box.check();
      await place.getByRole('button', { name: form.submitLabel }).dblclick();
      const waiting = place.getByRole('button', { name: busy });
      await expect(waiting).toBeDisabled();
      letAnswer();
      await expectDone(place, form);
      expect(posts).toEqual([{ ...form.body, marketing: 'on' }]);
    });
  }
});

test.describe('what goes right', () => {
  test('popup: two lines take the form’s place [POPUP-5, POPUP-6, FORM-18]', async ({
    page,
    isMobile,
  }) => {
    await page.route(`**${popupForm.path}`, answer(200, { ok: true }));
    const place = await popupForm.open(page, isMobile);
    await fill(place, popupForm);
    await send(place, popupForm);
    await expectDone(place, popupForm);
    expect(await place.innerText()).toContain(messages.popupDone.join('\n'));
    await expect(place.locator('form')).toHaveCount(0);
  });

  for (const [name, form] of Object.entries(pageForms))
    test(`${name}: text typed before hydration stays and is sent [FORM-30]`, async ({ page }) => {
      const letShellCome = await holdShell(page);
      await page.route(`**${form.path}`, answer(200, { ok: true }));
      await page.goto(form.url);
      const place = page.locator(`form[action="${form.path}"]`);
      await fill(place, form);
      letShellCome();
      await hydrate(page);
      await waitForRemotes(page);
      await expect(place.getByLabel('고객명')).toHaveValue(visitor.name);
      const [request] = await Promise.all([page.waitForRequest(isPostTo(form)), send(place, form)]);
      expect(form.read(request)).toEqual(form.body);
      await expectDone(place, form);
    });

  for (const [name, form] of Object.entries(pageForms))
    test(`${name}: the message is beside the form, the fields are empty again; nothing stays in the address, in storage or in a cookie [FORM-12, FORM-15, FORM-18, FORM-29]`, async ({
      page,
      context,
      isMobile,
    }) => {
      await page.route(`**${form.path}`, answer(200, { ok: true }));
      const place = await form.open(page, isMobile);
      await fill(place, form);
      await send(place, form);
      await expectDone(place, form);
      for (const label of ['고객명', '연락처', /^문의/])
        await expect(place.getByLabel(label)).toHaveValue('');
      await expect(page).toHaveURL(form.url);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      for (const typed of [visitor.name, visitor.phone, '첫째 줄'])
        expect(stored).not.toContain(typed);
      expect(await context.cookies()).toEqual([]);
    });
});

test.describe('the customer page', { tag: '@desktop' }, () => {
  for (const [routeId, heading] of [
    ['customer', '방문예약 등록'],
    ['promotion-customer', '관심고객등록'],
  ] as const)
    test(`${heading}: the message is marked but not required, the notice stands below [ROUTE-11, FORM-5, FORM-6, FORM-10, FORM-23]`, async ({
      page,
    }) => {
      await visitHydrated(page, urlOf(routeId));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const form = page.locator('form[action="/forms/inquiry"]');
      const text = form.getByLabel(/^문의/);
      await expect(form.locator('label', { hasText: '문의 내용' })).toHaveText('문의 내용 *');
      await expect(text).not.toHaveAttribute('required');
      await expect(text).toHaveAttribute('rows', '5');
      await expect(form.getByLabel('연락처')).toHaveAttribute('placeholder', '010-0000-0000');
      await expect(form.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute(
        'href',
        '/privacy',
      );
      const title = await page.title();
      expect(title).toContain(heading);
    });
});

function isPostTo({ path }: FormUnderTest) {
  return (request: Request) => new URL(request.url()).pathname === path;
}
