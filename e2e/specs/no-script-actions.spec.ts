// The site while JavaScript is off, blocked or still loading: texts, controls and forms work.
import { encodePath, pressArticlePath } from '@site/contract';
import { holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { readViews } from '../harness/steps/press-pages';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

test.use({ javaScriptEnabled: false });

test('the menu opens and leads on', async ({ page, isMobile }) => {
  await page.goto('/Brand/intro');
  if (isMobile) {
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const sheet = page.getByRole('navigation', { name: '전체 메뉴' });
    await sheet.locator('summary', { hasText: '브랜드' }).click();
    await sheet.locator('summary', { hasText: '단지안내' }).click();
    await expect(sheet.locator('details[open]')).toHaveCount(1);
    await sheet.getByRole('link', { name: '커뮤니티' }).click();
  } else {
    const groups = page.getByRole('navigation', { name: '주 메뉴' });
    await groups.getByRole('link', { name: '단지안내' }).hover();
    await groups.getByRole('link', { name: '커뮤니티' }).click();
  }
  await expect(page).toHaveURL('/ComplexGuide/community');
});

test('an opener of the popup leads to the customer page [POPUP-14]', async ({ page, isMobile }) => {
  await page.goto('/');
  const opener = isMobile
    ? page.getByRole('navigation', { name: '빠른 상담' }).getByRole('link', { name: '방문예약' })
    : page.getByRole('link', { name: /방문예약 등록 열기/ });
  await opener.click();
  await expect(page).toHaveURL(urlOf('customer'));
});

test('accordions open, one at a time or none [HOME-15]', async ({ page }) => {
  await page.goto('/');
  const complex = page.locator('section', { hasText: '단지 특화설계' }).locator('details');
  await expect(complex).toHaveCount(3);
  const states = () =>
    complex.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await complex.nth(1).locator('summary').click();
  expect(await states()).toEqual([false, true, false]);
  await complex.nth(1).locator('summary').click();
  expect(await states()).toEqual([false, false, false]);
  await page.locator('summary', { hasText: 'E-모델하우스' }).click();
  await expect(page.locator('details[open] > summary', { hasText: '타입안내' })).toHaveCount(0);
});

test('tabs are links: to their panel, or to the page of their type', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel');
  const frames = page.locator('main a[href^="/media/tours/"]');
  await expect(frames.filter({ visible: true })).toHaveCount(1);
  await page
    .getByRole('link', { name: '84B', exact: true })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/#tour-84B$/);
  await expect(frames.filter({ visible: true })).toHaveAttribute('href', /84B/);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: '59B㎡' }).first().click();
  await expect(page).toHaveURL('/FloorPlan/59B');
});

test('a type is compared with another, and with the types that an address names [UNIT-6, UNIT-7]', async ({
  page,
}) => {
  await page.goto('/FloorPlan/114A');
  await page.getByRole('link', { name: '59B㎡와 비교' }).click();
  await expect(page).toHaveURL('/FloorPlan/compare/59B-101');
  await page.goto('/FloorPlan/compare?types=84B,84A');
  await expect(page).toHaveURL('/FloorPlan/compare/84A-84B');
  // Script-only controls are not shown.
  await expect(page.getByRole('button', { name: '공유' })).toHaveCount(0);
  await expect(page.getByRole('columnheader')).toHaveText(['구분', '84A㎡', '84B㎡']);
  await expect(page.getByRole('row', { name: /^세대수/ })).toHaveText(
    '세대수274세대38세대 더 많음236세대',
  );
  await expect(page.getByRole('img', { name: '타입 평면도' })).toHaveCount(2);
  await page.getByRole('link', { name: '59A · 101' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('59A㎡ · 101㎡ 비교');
  await page.getByRole('link', { name: '101㎡ 자세히 보기' }).click();
  await expect(page).toHaveURL('/FloorPlan/114A');
});

test.describe('forms post natively', () => {
  const forms = {
    'the visit form of home': { url: '/', action: '/forms/visit' },
    'the form of the customer page': { url: urlOf('customer'), action: '/forms/inquiry' },
    'the form of the interest-customer page': {
      url: '/Promotion/Customer',
      action: '/forms/inquiry',
    },
  };
  for (const [what, { url, action }] of Object.entries(forms))
    test(`${what} ends at "방문예약 등록 완료" [FORM-28]`, async ({ page }) => {
      await page.goto(url);
      const form = page.locator(`form[action="${action}"]`);
      await form.getByLabel('고객명').fill('이름');
      await form.getByLabel('연락처').fill('010-0000-0000');
      await form.getByLabel(/^문의/).fill(`한 줄\n${test.info().testId}`);
      await form.getByRole('button', { name: '등록하기' }).click();
      await expect(page).toHaveURL('/forms/done');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문예약 등록 완료');
      await expect(page.getByRole('main')).toContainText('문자(SMS)로 보내 드립니다.');
    });

  test('the browser itself requires a name', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(urlOf('customer'));
    const form = page.locator('form[action="/forms/inquiry"]');
    await form.getByLabel('연락처').fill('010-0000-0000');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form.locator('input:invalid')).toHaveAttribute('name', 'name');
    await expect(page).toHaveURL(urlOf('customer'));
  });

  test(
    'a name of spaces ends at "방문예약 등록 실패" with the phone number [FORM-28]',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.goto(urlOf('customer'));
      const form = page.locator('form[action="/forms/inquiry"]');
      await form.getByLabel('고객명').fill('   ');
      await form.getByLabel('연락처').fill('010-0000-0000');
      await form.getByRole('button', { name: '등록하기' }).click();
      await expect(page).toHaveURL('/forms/failed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문예약 등록 실패');
      const main = page.getByRole('main');
      await expect(main).toContainText('급하시면 1533-8848로 전화해 주세요.');
      await expect(main.getByRole('link', { name: '다시 등록하기' })).toHaveAttribute(
        'href',
        urlOf('customer'),
      );
    },
  );

  for (const [name, url] of [
    ['방문', '/forms/done'],
    ['', '/forms/failed'],
  ] as const)
    test(
      `a native post of the popup's two fields, name "${name}", is led to ${url}`,
      {
        tag: '@desktop',
      },
      async ({ request, baseURL }) => {
        const answer = await request.post('/forms/popup', {
          form: { name, phone: '010-0000-0000' },
          headers: { Accept: 'text/html', Origin: baseURL ?? '' },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(303);
        expect(answer.headers()['location']).toBe(url);
      },
    );
});

test.describe('press', () => {
  test(
    '더보기 keeps the rows and adds ten, numbered down from the length of the list [PRESS-17]',
    { tag: '@mobile' },
    async ({ page, adminPanel }) => {
      const drafts = Array.from({ length: 22 }, (_, i) => ({ title: `무스크립트 소식 ${i + 1}` }));
      await adminPanel.publishYesterday(drafts);
      await page.goto(urlOf('press-list'));
      const titles = page.locator('tbody td:nth-child(2)');
      await expect(titles).toHaveCount(10);
      await page.getByRole('button', { name: '더보기' }).click();
      await expect(page).toHaveURL(/\?pages=2$/);
      const numbers = await page.locator('tbody td:first-child').allInnerTexts();
      expect(numbers.map((text) => text.replace(/\D/g, ''))).toEqual(
        Array.from({ length: 20 }, (_, at) => String(20 - at)),
      );
      const second = await titles.allInnerTexts();
      await page.getByRole('button', { name: '더보기' }).click();
      await expect(page).toHaveURL(/\?pages=3$/);
      const third = await titles.allInnerTexts();
      // Other specs publish meanwhile, so only ours are compared.
      const ours = (rows: readonly string[]) =>
        rows.filter((title) => title.startsWith('무스크립트'));
      const all = drafts.map(({ title }) => title).toReversed();
      expect(ours(second)).toEqual(all.slice(0, ours(second).length));
      expect(ours(third)).toEqual(all.slice(0, ours(third).length));
      expect(ours(third).length).toBeGreaterThan(ours(second).length);
    },
  );

  test('a number of pages that no 더보기 leads to is Not Found', async ({ request }) => {
    for (const pages of ['0', '51', '2x', '02', '-1'])
      expect((await request.get(`${urlOf('press-list')}?pages=${pages}`)).status(), pages).toBe(
        404,
      );
  });

  test('an article is complete and one opening counts once [ARTICLE-9]', async ({
    page,
    adminPanel,
    request,
  }) => {
    const article = await adminPanel.publish({
      title: '무스크립트로 읽는 기사',
      content: '첫째 문단입니다.\n\n둘째 문단입니다.',
    });
    await page.goto(encodePath(pressArticlePath(article.siteId, article.id)));
    const main = page.getByRole('main');
    await expect(main.locator('p', { hasText: /^(첫째|둘째) 문단입니다\.$/ })).toHaveCount(2);
    await expect(main).toContainText('관리자');
    await expect(main.getByRole('link', { name: '목록으로' })).toHaveAttribute(
      'href',
      urlOf('press-list'),
    );
    const views = () => readViews(request, article);
    await expect.poll(views).toBe(1);
    await page.reload();
    await expect.poll(views).toBe(2);
  });
});

test.describe('until script comes', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: true });

  test('an opened part stays open when the page hydrates', async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/');
    await page.locator('summary', { hasText: '단지 특화설계' }).click();
    letShellCome();
    await hydrate(page);
    await expect(page.locator('details[open] > summary', { hasText: '단지 특화설계' })).toHaveCount(
      1,
    );
  });
});
