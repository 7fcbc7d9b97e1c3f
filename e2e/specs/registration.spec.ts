// The site's main goal: the popup and the two page forms, their three shapes, every result.
import type { Locator, Page, Request, Route } from '@playwright/test';
import { holdShell } from '../harness/hold-shell';
import { hydrated } from '../harness/hydrated';
import { urlOf } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { remotesHydrated, visitHydrated } from '../harness/visit';

const messages = {
  popupDone: ['등록이 완료되었습니다.', '전문 상담원이 곧 연락드립니다.'],
  pageDone: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
  refused: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  tooMany: '짧은 시간에 여러 번 등록하셨습니다. 잠시 후 다시 시도해 주세요.',
  afterSuccess: '모델하우스 주소와 잔여 세대 안내를 문자(SMS)로 보내 드립니다.',
  call: '급하시면 1533-8848로 전화해 주세요. 24시간 상담합니다.',
};
const busy = '등록 중...';
const visitor = { name: '방문 예정자', phone: '010-0000-0000' };

const popup = (page: Page) => page.getByRole('dialog', { name: '방문예약 등록' });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** The first control at this width that a visitor would use. */
const opener = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('navigation', { name: '빠른 상담' }).getByRole('link', { name: '방문예약' })
    : page.locator('a:visible, button:visible').filter({ hasText: '1533-8848' }).first();

test.describe('the popup opens', () => {
  const openers: Record<string, (page: Page) => Locator> = {
    'the footer': (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: '방문예약', exact: true }),
    'the home page': (page) =>
      page.getByRole('main').getByRole('link', { name: '모델하우스 방문예약' }),
  };
  for (const [place, find] of Object.entries(openers))
    test(`from ${place} [FRAME-19, HOME-5]`, async ({ page }) => {
      await visitHydrated(page, '/');
      await find(page).click();
      await expectFreshPopup(page);
    });

  test(
    'from the header’s phone number [FRAME-5, POPUP-1]',
    { tag: '@desktop' },
    async ({ page }) => {
      await visitHydrated(page, '/Brand/intro');
      await opener(page, false).click();
      await expectFreshPopup(page);
    },
  );

  test('from the bottom bar [FRAME-15]', { tag: '@mobile' }, async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    await opener(page, true).click();
    await expectFreshPopup(page);
  });

  test('by a click before the page is hydrated [POPUP-13]', async ({ page, isMobile }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/FloorPlan/84A');
    await opener(page, isMobile).click();
    await expect(page).toHaveURL('/FloorPlan/84A');
    await expectFreshPopup(page);
    letShellCome();
    await hydrated(page);
    await expectFreshPopup(page);
  });

  test('and takes the focus, keeps the scroll position, leaves the page behind out of reach [POPUP-12]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: '방문예약', exact: true });
    await link.scrollIntoViewIfNeeded();
    // Parts that were skipped so far get their real heights, and the scroll position is kept.
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(popup(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(
      true,
    );
    await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test.describe('the popup closes', () => {
  test('on the browser’s back, which re-adds its entry and stays on the page [POPUP-9, POPUP-10]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const atFirst = await historyLength(page);
    await opener(page, isMobile).click();
    await expect(popup(page)).toBeVisible();
    const whileOpen = await historyLength(page);
    expect(whileOpen).toBe(atFirst + 1);
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/Brand/intro');
    await expect.poll(() => historyLength(page)).toBe(whileOpen);
    await opener(page, isMobile).click();
    await expectFreshPopup(page);
  });

  test('by its button, and the next back leaves the page [POPUP-11]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/Brand/video');
    await visitHydrated(page, '/Brand/intro');
    await opener(page, isMobile).click();
    await popup(page).getByRole('button', { name: '닫기' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/Brand/intro');
    // Its history entry is removed in a separate step.
    await expect
      .poll(() => page.evaluate(() => history.state as unknown))
      .not.toHaveProperty('registrationPopup');
    await page.goBack();
    await expect(page).toHaveURL('/Brand/video');
  });
});

/** Where each form is, and what its body must be: exactly the shapes of the specification. */
interface FormUnderTest {
  readonly path: string;
  /** A page on which a visitor finds it. */
  readonly url: string;
  readonly open: (page: Page, isMobile: boolean) => Promise<Locator>;
  readonly nameLabel: string;
  readonly submitLabel: string;
  readonly contentType: string;
  readonly read: (request: Request) => unknown;
  readonly body: Readonly<Record<string, string>>;
}

const asJson = (request: Request) => request.postDataJSON() as unknown;
const asForm = (request: Request) =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
const message = '첫째 줄\n둘째 줄';

const popupForm: FormUnderTest = {
  path: '/forms/popup',
  url: '/Brand/intro',
  open: async (page, isMobile) => {
    await visitHydrated(page, '/Brand/intro');
    await opener(page, isMobile).click();
    return popup(page);
  },
  nameLabel: '이름',
  submitLabel: '방문예약 등록',
  contentType: 'application/json',
  read: asJson,
  body: { ...visitor, email: '', visitDate: '' },
};
const pageForm = (
  path: string,
  url: string,
): Omit<FormUnderTest, 'contentType' | 'read' | 'body'> => ({
  path,
  url,
  open: async (page) => {
    await visitHydrated(page, url);
    return page.locator(`form[action="${path}"]`);
  },
  nameLabel: '고객명',
  submitLabel: '등록하기',
});
const visitForm: FormUnderTest = {
  ...pageForm('/forms/visit', '/'),
  contentType: 'application/x-www-form-urlencoded',
  read: asForm,
  body: { ...visitor, message },
};
const inquiryForm: FormUnderTest = {
  ...pageForm('/forms/inquiry', urlOf('customer')),
  contentType: 'application/json',
  read: asJson,
  body: { ...visitor, message },
};
const forms = { popup: popupForm, 'home form': visitForm, 'customer form': inquiryForm };
const pageForms = { 'home form': visitForm, 'customer form': inquiryForm };

test.describe('what is sent', { tag: '@desktop' }, () => {
  for (const [what, form] of Object.entries(forms)) {
    test(`${what}: its shape and content type, nothing more, and the site accepts it [POPUP-3, FORM-9, FORM-11, FORM-18, FORM-26]`, async ({
      page,
    }) => {
      const place = await form.open(page, false);
      await fill(place, form);
      const [request] = await Promise.all([page.waitForRequest(isPostTo(form)), send(place, form)]);
      expect(form.read(request)).toEqual(form.body);
      expect(request.headers()['content-type']?.split(';')[0]).toBe(form.contentType);
      expect(request.headers()['accept']).toContain('application/json');
      expect(request.headers()['idempotency-key']).toMatch(/^\S{16,}$/);
      expect((await request.response())?.status()).toBe(200);
      await expectDone(place, form);
    });

    test(`${what}: marketing only when ticked [FORM-24]`, async ({ page }) => {
      await page.route(`**${form.path}`, answer(200, { ok: true }));
      const place = await form.open(page, false);
      await fill(place, form);
      const box = place.getByRole('checkbox', { name: /^\[선택\]/ });
      await expect(box).not.toBeChecked();
      await box.check();
      const [request] = await Promise.all([page.waitForRequest(isPostTo(form)), send(place, form)]);
      expect(form.read(request)).toEqual({ ...form.body, marketing: 'on' });
    });

    test(`${what}: name and phone are required, by the browser [POPUP-2, FORM-1]`, async ({
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
    });

    test(`${what}: a double click sends one, the button waits and shows it [POPUP-4, FORM-7, FORM-27]`, async ({
      page,
    }) => {
      let posts = 0;
      let letAnswer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letAnswer = resolve));
      await page.route(`**${form.path}`, async (route) => {
        posts += 1;
        await held;
        await answer(200, { ok: true })(route);
      });
      const place = await form.open(page, false);
      await fill(place, form);
      await place.getByRole('button', { name: form.submitLabel }).dblclick();
      const waiting = place.getByRole('button', { name: busy });
      await expect(waiting).toBeDisabled();
      letAnswer();
      await expectDone(place, form);
      expect(posts).toBe(1);
    });
  }
});

interface Failure {
  readonly answer: (route: Route) => Promise<void>;
  readonly shows: readonly string[];
}

const failures: Readonly<Record<string, Failure>> = {
  'a 500': { answer: answer(500, { ok: false, error: 'internal' }), shows: [messages.refused] },
  'a 422 with problems': {
    answer: answer(422, { ok: false, error: 'invalid_fields', errors: [] }),
    shows: [messages.refused],
  },
  'a 200 that carries an error': {
    answer: answer(200, { error: 'quota exceeded' }),
    shows: [messages.refused],
  },
  'a 429': {
    answer: answer(429, { ok: false, error: 'too_many' }),
    shows: [messages.refused, messages.tooMany],
  },
  'no network': { answer: (route) => route.abort('failed'), shows: [messages.error] },
};

test.describe('errors are shown verbatim', { tag: '@desktop' }, () => {
  // The customer page logs a post without an answer, by the name of the error only.
  test.use({
    allowedProblems: {
      requests: /\/forms\//,
      console: /^error: The registration got no answer: TypeError$/,
    },
  });

  for (const [what, failure] of Object.entries(failures)) {
    test(`popup, ${what}: the message takes the form’s place, no retry [POPUP-5, POPUP-7, POPUP-8, FORM-19, FORM-20]`, async ({
      page,
    }) => {
      await page.route(`**${popupForm.path}`, failure.answer);
      const place = await popupForm.open(page, false);
      await fill(place, popupForm);
      await send(place, popupForm);
      await expectFailure(place, failure);
      await expect(place.locator('form')).toHaveCount(0);
      await expect(place.getByRole('button', { name: '닫기' })).toBeVisible();
    });

    for (const [name, form] of Object.entries(pageForms))
      test(`${name}, ${what}: the message is beside the form, the input stays [FORM-13, FORM-14, FORM-15, FORM-19, FORM-20]`, async ({
        page,
      }) => {
        await page.route(`**${form.path}`, failure.answer);
        const place = await form.open(page, false);
        await fill(place, form);
        await send(place, form);
        await expectFailure(place, failure);
        await expect(place.getByLabel('고객명')).toHaveValue(visitor.name);
        await expect(place.getByLabel('연락처')).toHaveValue(visitor.phone);
        await expect(place.getByLabel(/^문의/)).toHaveValue(message);
        await page.unroute(`**${form.path}`);
        await page.route(`**${form.path}`, answer(200, { ok: true }));
        await send(place, form);
        await expectDone(place, form);
        await expect(place.getByRole('alert')).toHaveCount(0);
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
      await hydrated(page);
      await remotesHydrated(page);
      await expect(place.getByLabel('고객명')).toHaveValue(visitor.name);
      const [request] = await Promise.all([page.waitForRequest(isPostTo(form)), send(place, form)]);
      expect(form.read(request)).toEqual(form.body);
      await expectDone(place, form);
    });

  for (const [name, form] of Object.entries(pageForms))
    test(`${name}: the message is beside the form, the fields are empty again [FORM-12, FORM-15, FORM-18]`, async ({
      page,
      isMobile,
    }) => {
      await page.route(`**${form.path}`, answer(200, { ok: true }));
      const place = await form.open(page, isMobile);
      await fill(place, form);
      await send(place, form);
      await expectDone(place, form);
      for (const label of ['고객명', '연락처', /^문의/])
        await expect(place.getByLabel(label)).toHaveValue('');
    });

  test(
    'nothing of a registration stays in the address, in storage or in a cookie [FORM-29]',
    {
      tag: '@desktop',
    },
    async ({ page, context }) => {
      await page.route(`**${visitForm.path}`, answer(200, { ok: true }));
      const place = await visitForm.open(page, false);
      await fill(place, visitForm);
      await send(place, visitForm);
      await expectDone(place, visitForm);
      await expect(page).toHaveURL('/');
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toContain(visitor.name);
      expect(await context.cookies()).toEqual([]);
    },
  );
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

async function expectFreshPopup(page: Page) {
  const dialog = popup(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('이름')).toHaveValue('');
  await expect(dialog.getByLabel('연락처')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: /등록/ })).toHaveCount(1);
}

async function fill(place: Locator, { nameLabel, body }: FormUnderTest) {
  await place.getByLabel(nameLabel).fill(visitor.name);
  await place.getByLabel('연락처').fill(visitor.phone);
  if (body['message'] !== undefined) await place.getByLabel(/^문의/).fill(message);
}

async function send(place: Locator, { submitLabel }: FormUnderTest) {
  await place.getByRole('button', { name: submitLabel }).click();
}

async function expectDone(place: Locator, form: FormUnderTest) {
  const status = place.getByRole('status');
  if (form === popupForm)
    for (const line of messages.popupDone) await expect(status).toContainText(line);
  else await expect(status).toContainText(messages.pageDone);
  await expect(status).toContainText(messages.afterSuccess);
}

async function expectFailure(place: Locator, { shows }: Failure) {
  const alert = place.getByRole('alert');
  for (const line of [...shows, messages.call]) await expect(alert).toContainText(line);
  const others = [messages.refused, messages.error, messages.tooMany].filter(
    (line) => !shows.includes(line),
  );
  for (const line of others) await expect(alert).not.toContainText(line);
}

function isPostTo({ path }: FormUnderTest) {
  return (request: Request) => new URL(request.url()).pathname === path;
}

function answer(status: number, body: object) {
  return (route: Route) => route.fulfill({ status, json: body });
}
