// Signing in: below the list, without JavaScript, at /{site}/press/admin, and while mfe-press is down. Every test with a
// wrong password is in this file, whose tests run one after another: with attempts of several workers at once, the fifth
// would be refused for a minute, for all specs.
import type { Page } from '@playwright/test';
import { defaultSite, sessionUrl } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { list } from '../harness/steps/press-pages';
import { signInByForm } from '../harness/steps/sign-in';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { publishButton } from '../harness/steps/write-article';

const adminPage = urlOf('press-admin');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const welcome = (page: Page, email: string) => page.getByText(`${email}님 환영합니다`);

test.describe('below the list', { tag: '@desktop' }, () => {
  test.use({ allowedProblems: { requests: new RegExp(sessionUrl) } });

  test('sends what was typed, welcomes by e-mail, lasts over a reload, and ends [ADMIN-2, ADMIN-6, ADMIN-7]', async ({
    page,
    context,
    admin,
  }) => {
    await visitHydrated(page, list);
    await expect(publishButton(page)).toHaveCount(0);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(sessionUrl)),
      signInByForm(page, admin.email, admin.password),
    ]);
    expect(request.postDataJSON()).toEqual(admin);
    await expect(welcome(page, admin.email)).toBeVisible();
    await expect(page.getByLabel('관리자 이메일')).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name.endsWith('press.sid'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    const reloaded = await page.reload();
    expect(reloaded?.headers()['cache-control']).toBe('private, no-store');
    await expect(welcome(page, admin.email)).toBeVisible();
    await expect(publishButton(page)).toBeVisible();

    await button(page, '로그아웃').press('Enter');
    await expect(page.getByLabel('관리자 이메일')).toBeAttached();
    // It takes the focus for screen readers, not for a ring around all of it.
    const panel = page.getByRole('region', { name: '관리자', exact: true });
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'none');
    await expect(publishButton(page)).toHaveCount(0);
    expect((await context.request.get(sessionUrl)).status()).toBe(401);
    await page.reload();
    await expect(page.getByLabel('관리자 이메일')).toBeAttached();
    await expect(publishButton(page)).toHaveCount(0);
  });

  test('shows why it failed: the credentials [ADMIN-1, ADMIN-3]', async ({ page, admin }) => {
    await visitHydrated(page, list);
    await signInByForm(page, admin.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      '로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.',
    );
    await signInByForm(page, 'nobody@example.com', admin.password);
    await expect(page.getByRole('alert')).toHaveText(
      '로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.',
    );
    await signInByForm(page, admin.email, admin.password);
    await expect(welcome(page, admin.email)).toBeVisible();
  });

  test('shows why it failed: no server [ADMIN-5]', async ({ page, admin }) => {
    await visitHydrated(page, list);
    await page.route(`**${sessionUrl}`, (route) => route.abort());
    await signInByForm(page, admin.email, admin.password);
    await expect(page.getByRole('alert')).toHaveText('로그인 실패: 서버에 연결할 수 없습니다.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: { requests: /401/, console: /401/ } });

  test('a failure shows its message on the page, success the welcome, and 로그아웃 ends it [ADMIN-23, ADMIN-24]', async ({
    page,
    admin,
  }) => {
    await page.goto(list);
    await signInByForm(page, admin.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      '로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.',
    );
    await expect(page.getByRole('alert')).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(list);
    expect(new URL(page.url()).search, 'no message comes from the address').toBe('');
    await expect(page.getByLabel('관리자 이메일')).toHaveValue(admin.email);
    await expect(page.getByLabel('비밀번호')).toHaveValue('');

    await signInByForm(page, admin.email, admin.password);
    await expect(welcome(page, admin.email)).toBeVisible();
    await expect(button(page, '글 등록')).toBeVisible();
    await expect(page.getByLabel('관리자 이메일')).toHaveCount(0);
    await button(page, '로그아웃').click();
    await expect(page.getByLabel('관리자 이메일')).toBeAttached();
    await expect(button(page, '글 등록')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on its own page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      allowedProblems: { requests: /401/, console: /401/ },
    });

    test('signs in, publishes with the new row in view, and signs out [ADMIN-35]', async ({
      page,
      admin,
      adminPanel,
    }) => {
      if (javaScriptEnabled) await visitHydrated(page, adminPage);
      else await page.goto(adminPage);
      await expect(page.getByLabel('관리자 이메일')).toBeInViewport();
      await signInByForm(page, admin.email, 'not the password');
      await expect(page.getByRole('alert')).toContainText('로그인 실패:');
      await signInByForm(page, admin.email, admin.password);
      await expect(welcome(page, admin.email)).toBeVisible();
      expect(await sidewaysOverflowPx(page)).toBe(0);
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

      const title = `관리 페이지에서 쓴 글 ${test.info().testId.slice(-6)}`;
      await page.getByLabel('제목').fill(title);
      await page.getByLabel('요약').fill('요약');
      await button(page, '글 등록').click();
      await expect(page.getByText('글이 등록되었습니다.')).toBeInViewport();
      await expect(page.getByRole('row', { name: new RegExp(title) })).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(adminPage);
      await expect(page.getByLabel('제목')).toHaveValue('');
      const address = await page.getByRole('link', { name: '글 보기' }).getAttribute('href');
      await adminPanel.remove({ id: address?.split('/').at(-1) ?? '', siteId: defaultSite.key });

      await page.goto(list);
      await page.getByRole('link', { name: '관리 페이지', exact: true }).click();
      await expect(page).toHaveURL(adminPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('언론보도 관리');
      await expect(page.getByText('글이 등록되었습니다.')).toHaveCount(0);
      await button(page, '로그아웃').click();
      await expect(page.getByLabel('관리자 이메일')).toBeAttached();
      expect(new URL(page.url()).pathname).toBe(adminPage);
    });
  });

test.describe('while mfe-press is down in the browser', { tag: '@desktop' }, () => {
  test.use({ allowedProblems: { requests: /mfe-press|40[13]|503/, console: /./ } });

  test('the same forms sign in, publish and delete [ADMIN-23, ADMIN-24]', async ({
    page,
    admin,
  }) => {
    await page.route('**/remotes/mfe-press/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(list);
    await signInByForm(page, admin.email, 'not the password');
    await expect(page.getByText('로그인 실패: 이메일')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await signInByForm(page, admin.email, admin.password);
    await expect(welcome(page, admin.email)).toBeVisible();
    const title = `원격 없이 쓴 글 ${test.info().testId.slice(-6)}`;
    await page.getByLabel('제목').fill(title);
    await page.getByLabel('요약').fill('요약');
    await button(page, '글 등록').click();
    await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '글 보기' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await button(page, '삭제').click();
    await expect(page.getByText('이 글을 삭제하시겠습니까?')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, '삭제').click();
    await expect(page.getByText('글이 삭제되었습니다.')).toBeVisible();
    await button(page, '로그아웃').click();
    await expect(page.getByLabel('관리자 이메일')).toBeAttached();
  });
});
