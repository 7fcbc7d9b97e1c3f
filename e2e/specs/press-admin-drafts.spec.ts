// No typed text is lost: drafts, questions before leaving, expired sessions, messages of single fields.
import type { Page } from '@playwright/test';
import {
  articleUrl,
  encodePath,
  formatDateTime,
  pressArticlePath,
  sessionUrl,
  type Article,
} from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { urlOf } from '../harness/steps/site-pages';
import { signIn, signInByForm } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const list = urlOf('press-list');
const offer = (page: Page) => page.getByText('작성 중인 글이 있습니다.');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const urlOfArticle = ({ siteId, id }: Article) => encodePath(pressArticlePath(siteId, id));
const leaveQuestion = '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?';

test.beforeEach(({ context, admin }) => signIn(context, admin));

test(
  'a draft is saved at once when the page is left, by a page load and by a link [ADMIN-25]',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitHydrated(page, list);
    await page.getByLabel('제목').fill('떠나며 쓴 글');
    await page.goto('/Brand/intro');
    await visitHydrated(page, list);
    await expect(offer(page)).toBeVisible();
    await button(page, '불러오기').click();
    await expect(page.getByLabel('제목')).toHaveValue('떠나며 쓴 글');
    await expect(offer(page)).toHaveCount(0);

    await page.getByLabel('요약').fill('조금 더');
    await page.getByRole('link', { name: '방문예약 등록', exact: true }).first().click();
    await expect(page).toHaveURL(urlOf('customer'));
    // The address changes before the page: a step back until then leaves the form as it is.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문예약 등록');
    await page.goBack();
    await page.getByLabel('요약').scrollIntoViewIfNeeded();
    await expect(offer(page)).toBeVisible();
    await button(page, '불러오기').click();
    await expect(page.getByLabel('요약')).toHaveValue('조금 더');
  },
);

test(
  'no draft or tab overwrites another, and each is offered until it is answered [ADMIN-25]',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await visitHydrated(page, list);
    await visitHydrated(other, list);
    await page.getByLabel('제목').fill('첫째 창의 글');
    await other.getByLabel('제목').fill('둘째 창의 글');
    await page.goto('/Brand/intro');
    await other.close({ runBeforeUnload: true });
    await visitHydrated(page, list);
    const offers = page.locator('li', { has: button(page, '불러오기') });
    await expect(offers).toHaveCount(2);
    await page.getByLabel('제목').fill('셋째 글');
    await expect(offers, 'typing answers no offer').toHaveCount(2);
    await offers
      .filter({ hasText: '첫째 창의 글' })
      .getByRole('button', { name: '불러오기' })
      .click();
    await expect(page.getByLabel('제목')).toHaveValue('첫째 창의 글');
    await expect(offers.filter({ hasText: '셋째 글' }), 'what stood in the form').toHaveCount(1);
    await expect(offers.filter({ hasText: '둘째 창의 글' })).toHaveCount(1);
    await page.reload();
    await expect(offers).toHaveCount(3);
    for (let left = 3; left > 0; left -= 1) {
      await offers.first().getByRole('button', { name: '삭제' }).click();
      await expect(offers).toHaveCount(left - 1);
    }
    await page.reload();
    await expect(page.getByText('님 환영합니다')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  },
);

test(
  'leaving an edit requires confirmation, and the edit is offered again [ADMIN-25, ADMIN-31]',
  { tag: '@desktop' },
  async ({ page, adminPanel }) => {
    const article = await adminPanel.publish({ title: '고치다 만 글' });
    await visitHydrated(page, urlOfArticle(article));
    await button(page, '수정').click();
    await page.getByLabel('본문').fill('고치던 본문');
    const questions: string[] = [];
    const answers = ['dismiss', 'dismiss', 'accept'] as const;
    page.on('dialog', (dialog) => {
      const answer = answers[questions.length] ?? 'accept';
      questions.push(dialog.type() === 'confirm' ? dialog.message() : dialog.type());
      void dialog[answer]();
    });
    const link = page.getByRole('main').getByRole('link', { name: '목록으로' });
    await link.click();
    await expect.poll(() => questions).toEqual([leaveQuestion]);
    await page.evaluate(() => location.assign('/Brand/intro'));
    await expect.poll(() => questions).toEqual([leaveQuestion, 'beforeunload']);
    await expect(page.getByLabel('본문')).toHaveValue('고치던 본문');
    await link.click();
    await expect(page).not.toHaveURL(urlOfArticle(article));
    // The address changes before the page: until then the edit is still open, and leaving requires confirmation.
    await expect(page.getByRole('table')).toBeVisible();

    await visitHydrated(page, urlOfArticle(article));
    await expect(offer(page)).toBeVisible();
    await button(page, '불러오기').click();
    await expect(page.getByLabel('본문')).toHaveValue('고치던 본문');
    await button(page, '수정').click();
    await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
    await page.reload();
    await expect(button(page, '수정')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(questions).toHaveLength(3);
  },
);

test(
  'nothing moves the buttons of an open form: neither its last fields nor the stored draft',
  { tag: '@mobile' },
  async ({ page, adminPanel }) => {
    const article = await adminPanel.publish({ title: '가만히 있는 단추' });
    await visitHydrated(page, urlOfArticle(article));
    await page.waitForLoadState('networkidle');
    const opened = await placeOfSubmit(page, 'form:has([value=open-edit]) button');
    await page.getByLabel('본문').fill('고친 본문');
    await expect(page.getByText('임시저장됨')).toBeVisible();
    await expect(page.getByLabel('사진 설명')).toBeVisible();
    expect(await placeOfSubmit(page)).toEqual(opened);
  },
);

test.describe('when the session was lost', () => {
  test.use({ allowedProblems: { requests: /\/api\/press\// } });

  test(
    'the article page signs in again and goes on with the edit [ADMIN-34]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel, request }) => {
      const article = await adminPanel.publish({ title: '이어서 고칠 글' });
      await visitHydrated(page, urlOfArticle(article));
      await button(page, '수정').click();
      await page.getByLabel('본문').fill('이어서 고친 본문');
      await context.clearCookies({ name: /press\.sid$/ });
      await button(page, '수정').click();
      await expect(page.getByText('로그인이 만료되었습니다.')).toBeVisible();
      await expect(page.getByLabel('본문')).toHaveValue('이어서 고친 본문');
      await signInByForm(page, admin.email, admin.password);
      await expect(page.getByText(`${admin.email}님 환영합니다`)).toBeVisible();
      await expect(page.getByLabel('본문')).toHaveValue('이어서 고친 본문');
      await button(page, '수정').click();
      await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
      const stored = await request.get(articleUrl(article.siteId, article.id));
      expect(await stored.json()).toMatchObject({ content: '이어서 고친 본문' });
    },
  );

  test(
    'signing out in one tab signs the others out; unfinished text stays [ADMIN-28]',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const [idle, writing] = [await context.newPage(), await context.newPage()];
      for (const tab of [page, idle, writing]) await visitHydrated(tab, list);
      await writing.getByLabel('제목').fill('남을 글');
      await button(page, '로그아웃').click();
      for (const tab of [idle, writing]) {
        await expect(tab.getByLabel('관리자 이메일')).toBeVisible();
        await expect(tab.getByText('다른 창에서 로그아웃했습니다.')).toBeVisible();
        await expect(tab.getByText('님 환영합니다')).toHaveCount(0);
      }
      await expect(button(idle, '글 등록')).toHaveCount(0);
      await expect(writing.getByLabel('제목')).toHaveValue('남을 글');
      expect((await context.request.get(sessionUrl)).status()).toBe(401);
    },
  );
});

test('a field shows what is left, what is too much, and is never cut [ADMIN-32]', async ({
  page,
}) => {
  await visitHydrated(page, list);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const title = page.getByLabel('제목');
  // The words of a picture have the same limit: each count is that of its own field.
  await expect(title).toHaveAccessibleDescription('200자 남음');
  await title.fill('가'.repeat(203));
  await expect(title).toHaveValue('가'.repeat(203));
  await expect(title).toHaveAccessibleDescription(/3자 초과/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('요약').fill('요약');
  await button(page, '글 등록').click();
  await expect(page.getByText('200자까지 입력할 수 있습니다. 줄여 주세요.')).toBeVisible();
  await expect(page.getByText('등록하지 못했습니다. 입력한 내용은 남아 있습니다.')).toBeVisible();
  await expect(title).toHaveValue('가'.repeat(203));
  expect(sent).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflowPx(page)).toBe(0);
  await title.fill('가'.repeat(200));
  await expect(title).toHaveAccessibleDescription('0자 남음');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'pasted characters that cannot be stored are removed, and the field mentions it [ADMIN-33]',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitHydrated(page, list);
    const content = page.getByLabel('본문');
    await content.fill('앞\u0000\u000b뒤\n둘째 줄');
    await expect(content).toHaveValue('앞뒤\n둘째 줄');
    await expect(page.getByText('사용할 수 없는 문자를 삭제했습니다.')).toBeVisible();
  },
);

test('after publishing the new row is in view, with a link to it [ADMIN-29]', async ({
  page,
  adminPanel,
}) => {
  await visitHydrated(page, list);
  const title = `바로 보이는 글 ${test.info().testId.slice(-6)}`;
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('요약').fill('요약');
  await button(page, '글 등록').click();
  await expect(page.getByText('글이 등록되었습니다.')).toBeInViewport();
  await expect(page.getByRole('link', { name: title })).toBeInViewport();
  await page.getByRole('link', { name: '글 보기' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const [siteId = '', , id = ''] = new URL(page.url()).pathname.slice(1).split('/');
  await adminPanel.remove({ siteId: decodeURIComponent(siteId), id });
});

test('미리보기 shows the text as visitors will see it, and follows it [ADMIN-30]', async ({
  page,
}) => {
  await visitHydrated(page, list);
  await page.getByLabel('제목').fill('미리 본 글');
  await page.getByLabel('본문').fill('첫째 문단\n둘째 문단');
  await button(page, '미리보기').click();
  const preview = page.getByRole('region', { name: '미리보기' });
  await expect(preview.getByRole('heading', { name: '미리 본 글' })).toBeVisible();
  await expect(preview.locator('p')).toHaveText(['첫째 문단', '둘째 문단']);
  await page.getByLabel('제목').fill('고쳐 본 글');
  await expect(preview.getByRole('heading', { name: '고쳐 본 글' })).toBeVisible();
  await page.getByLabel('게시 일시').fill('2025-01-02T03:04');
  await expect(preview.locator('time')).toHaveText(formatDateTime('2025-01-01T18:04:00.000Z'));
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflowPx(page)).toBe(0);
  await button(page, '미리보기 닫기').click();
  await expect(preview).toHaveCount(0);
});

/** @returns the place of the form's submit button on the page, in px, in the first frame that shows it */
async function placeOfSubmit(page: Page, opener?: string): Promise<{ x: number; y: number }> {
  return page.evaluate(async (selector) => {
    if (selector !== undefined) document.querySelector<HTMLElement>(selector)?.click();
    for (;;) {
      const submit = document.querySelector('form:has(textarea) [type=submit]');
      if (submit) {
        const { x, y } = submit.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY };
      }
      await new Promise(requestAnimationFrame);
    }
  }, opener);
}
