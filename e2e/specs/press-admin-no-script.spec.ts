// The administrator's pages without JavaScript: every step is a plain form that posts to its own page.
import type { Page } from '@playwright/test';
import { articleUrl, encodePath, pressArticlePath, type Article } from '@site/contract';
import { aPicture, shownWidth } from '../harness/steps/article-picture';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { urlOf } from '../harness/steps/site-pages';
import { signIn, signInByForm } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

test.use({ javaScriptEnabled: false });

const list = urlOf('press-list');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('writing', () => {
  test.use({ allowedProblems: { requests: /42[29]|401/, console: /42[29]|401/ } });

  test(
    'a missing title says 제목/요약은 필수입니다! and keeps the text; then it is published and linked [ADMIN-24, ADMIN-29]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await page.goto(list);
      const title = `폼으로 쓴 글 ${test.info().testId.slice(-6)}`;
      const content = '첫 줄\n"둘째" 줄 <b>그대로</b>';
      await page.getByLabel('요약').fill('요약');
      await page.getByLabel('본문').fill(content);
      await button(page, '글 등록').click();
      await expect(page.getByText('제목/요약은 필수입니다!')).toBeVisible();
      await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible();
      await expect(page.getByLabel('요약')).toHaveValue('요약');
      await expect(page.getByLabel('본문')).toHaveValue(content);
      expect(await sidewaysOverflowPx(page)).toBe(0);

      await page.getByLabel('제목').fill(title);
      await button(page, '글 등록').click();
      await expect(page.getByText('글이 등록되었습니다.')).toBeInViewport();
      await expect(page.getByRole('row', { name: new RegExp(title) })).toBeInViewport();
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await expect(page.getByText('글이 등록되었습니다.')).toHaveCount(0);
      await page.goto(list);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await adminPanel.remove({
        id: idIn(page),
        siteId: decodeURIComponent(list.split('/')[1] ?? ''),
      });
    },
  );

  test(
    'a session that ended meanwhile carries the text through the sign-in [ADMIN-14, ADMIN-24]',
    { tag: '@desktop' },
    async ({ page, context, admin }) => {
      await signIn(context, admin);
      await page.goto(list);
      await page.getByLabel('제목').fill('이어서 쓸 글');
      await page.getByLabel('본문').fill('긴 본문\n둘째 줄');
      await context.clearCookies({ name: /press\.sid$/ });
      await button(page, '글 등록').click();
      await expect(
        page.getByText('로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.'),
      ).toBeVisible();
      await signInByForm(page, admin.email, admin.password);
      await expect(page.getByText(`${admin.email}님 환영합니다`)).toBeVisible();
      await expect(page.getByLabel('제목')).toHaveValue('이어서 쓸 글');
      await expect(page.getByLabel('본문')).toHaveValue('긴 본문\n둘째 줄');
    },
  );
});

test(
  '미리보기 returns the text with its preview [ADMIN-30]',
  { tag: '@desktop' },
  async ({ page, context, admin }) => {
    await signIn(context, admin);
    await page.goto(list);
    await page.getByLabel('제목').fill('미리 본 글');
    await page.getByLabel('본문').fill('첫째 문단\n둘째 문단');
    await page.getByLabel('게시 일시').fill('2031-12-01T09:30');
    await page.getByRole('button', { name: '미리보기' }).click();
    const preview = page.getByRole('region', { name: '미리보기' });
    await expect(preview.getByRole('heading', { name: '미리 본 글' })).toBeVisible();
    await expect(preview.locator('p')).toHaveText(['첫째 문단', '둘째 문단']);
    await expect(preview.locator('time')).toHaveText('2031. 12. 1. 오전 9:30');
    await expect(page.getByLabel('제목')).toHaveValue('미리 본 글');
    await expect(page.getByLabel('본문')).toHaveValue('첫째 문단\n둘째 문단');
  },
);

test.describe('an article, signed in', () => {
  test('is edited in its place, and deleted after a confirmation [ADMIN-24]', async ({
    page,
    context,
    admin,
    adminPanel,
    request,
  }) => {
    const article = await adminPanel.publish({ title: '고칠 글', content: '틀린 본문' });
    await signIn(context, admin);
    await page.goto(encodePath(pressArticlePath(article.siteId, article.id)));
    await button(page, '수정').click();
    await expect(page.getByLabel('본문')).toHaveValue('틀린 본문');
    await page.getByLabel('제목').fill('고친 글');
    await page.getByLabel('본문').fill('바른 본문\n한 줄 더');
    await button(page, '수정').click();
    await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '고친 글' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('한 줄 더');
    const stored = (await (
      await request.get(articleUrl(article.siteId, article.id))
    ).json()) as Article;
    expect(stored).toMatchObject({ title: '고친 글', content: '바른 본문\n한 줄 더' });

    await button(page, '삭제').click();
    await expect(page.getByText('이 글을 삭제하시겠습니까? 되돌릴 수 없습니다.')).toBeInViewport();
    await page.getByRole('link', { name: '취소' }).click();
    await expect(page.getByText('이 글을 삭제하시겠습니까?')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '고친 글' })).toBeVisible();
    await button(page, '삭제').click();
    await button(page, '삭제').click();
    await expect(page).toHaveURL(new RegExp(`${list}(#|$)`));
    await expect(page.getByText('글이 삭제되었습니다.')).toBeVisible();
    expect((await request.get(articleUrl(article.siteId, article.id))).status()).toBe(404);
  });
});

test.describe('a scheduled article', () => {
  test.use({ allowedProblems: { requests: /401/, console: /401/ } });

  test(
    'is in the list, edited, still there after a new sign-in, and deleted [ADMIN-24, ADMIN-26]',
    { tag: '@desktop' },
    async ({ page, context, admin }) => {
      await signIn(context, admin);
      await page.goto(list);
      const title = `예약한 글 ${test.info().testId.slice(-6)}`;
      await page.getByLabel('제목').fill(title);
      await page.getByLabel('요약').fill('요약');
      await page.getByLabel('게시 일시').fill('2031-12-01T09:30');
      await button(page, '글 등록').click();
      const row = page.getByRole('row', { name: new RegExp(title) });
      await expect(row).toContainText('예약됨 2031. 12. 1. 오전 9:30');
      await row.getByRole('link').click();
      await button(page, '수정').click();
      await page.getByLabel('본문').fill('나중에 실릴 본문');
      await button(page, '수정').click();
      await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('나중에 실릴 본문');
      await context.clearCookies({ name: /press\.sid$/ });
      await button(page, '삭제').click();
      await expect(page.getByText('로그인이 만료되었습니다.')).toBeVisible();
      await signInByForm(page, admin.email, admin.password);
      await expect(page.getByRole('main')).toContainText('나중에 실릴 본문');
      await button(page, '삭제').click();
      await button(page, '삭제').click();
      await expect(page.getByText('글이 삭제되었습니다.')).toBeVisible();
      await expect(row).toHaveCount(0);
    },
  );
});

test.describe('a picture', () => {
  test.use({ allowedProblems: { requests: /422/, console: /422/ } });

  test(
    'is kept while its words are missing, published, and removed by an edit [ARTICLE-12]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await page.goto(list);
      await page.getByLabel('제목').fill('폼으로 올린 사진');
      await page.getByLabel('요약').fill('요약');
      await page.getByLabel('사진 (선택)').setInputFiles(aPicture);
      await button(page, '글 등록').click();
      await expect(page.getByText('사진 설명을 입력해 주세요.')).toBeVisible();
      await page.getByLabel('사진 설명').fill('폼으로 올린 단지');
      await button(page, '글 등록').click();
      await page.getByRole('link', { name: '글 보기' }).click();
      expect(await shownWidth(page, '폼으로 올린 단지')).toBeGreaterThan(0);
      const article = { id: idIn(page), siteId: decodeURIComponent(list.split('/')[1] ?? '') };
      await button(page, '수정').click();
      await page.getByLabel('사진 삭제').check();
      await button(page, '수정').click();
      await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
      await expect(page.getByRole('img', { name: '폼으로 올린 단지' })).toHaveCount(0);
      await adminPanel.remove(article);
    },
  );
});

function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
