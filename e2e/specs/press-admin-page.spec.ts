// /{site}/press/admin: the admin panel at its own address, with and without JavaScript.
import { defaultSite } from '@site/contract';
import { axeViolations } from '../harness/axe-violations';
import { sidewaysOverflowPx } from '../harness/overflow';
import { urlOf } from '../harness/site-pages';
import { signInByForm } from '../harness/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/visit';

const desk = urlOf('press-admin');
const list = urlOf('press-list');

test.use({ allowedProblems: { requests: /401/, console: /401/ } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('signs in, publishes with the new row in view, and signs out on its own page [ADMIN-35]', async ({
      page,
      admin,
      adminPanel,
    }) => {
      if (javaScriptEnabled) await visitHydrated(page, desk);
      else await page.goto(desk);
      await expect(page.getByLabel('관리자 이메일')).toBeInViewport();
      await signInByForm(page, admin.email, 'not the password');
      await expect(page.getByRole('alert')).toContainText('로그인 실패:');
      await signInByForm(page, admin.email, admin.password);
      await expect(page.getByText(`${admin.email}님 환영합니다`)).toBeVisible();
      expect(await sidewaysOverflowPx(page)).toBe(0);
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

      const title = `관리 페이지에서 쓴 글 ${test.info().testId.slice(-6)}`;
      await page.getByLabel('제목').fill(title);
      await page.getByLabel('요약').fill('요약');
      await page.getByRole('button', { name: '글 등록' }).click();
      await expect(page.getByText('글이 등록되었습니다.')).toBeInViewport();
      await expect(page.getByRole('row', { name: new RegExp(title) })).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(desk);
      await expect(page.getByLabel('제목')).toHaveValue('');
      const address = await page.getByRole('link', { name: '글 보기' }).getAttribute('href');
      await adminPanel.remove({ id: address?.split('/').at(-1) ?? '', siteId: defaultSite.key });

      await page.goto(list);
      await page.getByRole('link', { name: '관리 페이지' }).click();
      await expect(page).toHaveURL(desk);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('언론보도 관리');
      await expect(page.getByText('글이 등록되었습니다.')).toHaveCount(0);
      await page.getByRole('button', { name: '로그아웃' }).click();
      await expect(page.getByLabel('관리자 이메일')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(desk);
    });
  });
