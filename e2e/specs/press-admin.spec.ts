// The admin panel below the press list: writing, and keeping the text.
import type { Page } from '@playwright/test';
import {
  articlesUrl,
  defaultSite,
  encodePath,
  pressArticlePath,
  pressPageSize,
  type Article,
} from '@site/contract';
import { list, searchFor } from '../harness/steps/press-pages';
import { signIn, signInByForm } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import {
  publishButton,
  field,
  write,
  expectWritten,
  publish,
  isPublishing,
} from '../harness/steps/write-article';

const welcome = (page: Page, email: string) => page.getByText(`${email}님 환영합니다`);
const sessionOver = '로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.';

test.describe('writing', () => {
  test(
    'requires title and summary with an alert; the text may be empty [ADMIN-9, ADMIN-10, ADMIN-21]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(`${dialog.type()}: ${dialog.message()}`);
        void dialog.accept();
      });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      const tries: [string, string][] = [
        ['', ''],
        ['제목만', ''],
        ['', '요약만'],
        ['   ', '요약과 빈칸'],
      ];
      for (const [title, summary] of tries) {
        await field(page, '제목').fill(title);
        await field(page, '요약').fill(summary);
        await publishButton(page).click();
        await expect.poll(() => alerts.splice(0)).toEqual(['alert: 제목/요약은 필수입니다!']);
      }
      expect(sent).toEqual([]);
      await field(page, '제목').fill('본문 없는 글');
      const article = await publish(page);
      expect(article.content).toBe('');
      await adminPanel.remove(article);
    },
  );

  test('publishes: the list starts again from its first page, the form is empty [ADMIN-11, ADMIN-12]', async ({
    page,
    context,
    admin,
    adminPanel,
  }) => {
    await adminPanel.publishYesterday(
      Array.from({ length: 11 }, (_, i) => ({ title: `앞선 글 ${i + 1}` })),
    );
    await signIn(context, admin);
    await visitHydrated(page, list);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(pressPageSize);
    const draft = { title: '새로 쓴 글', summary: '짧은 요약', content: '한 줄\n두 줄' };
    await write(page, draft);
    const article = await publish(page);
    expect(article).toMatchObject({ ...draft, siteId: defaultSite.key, views: 0 });
    await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
    await expect(publishButton(page)).toBeFocused();
    await expect(page.locator('tbody tr')).toHaveCount(pressPageSize);
    await expect(page.getByRole('link', { name: draft.title })).toHaveAttribute(
      'href',
      encodePath(pressArticlePath(article.siteId, article.id)),
    );
    await expect(page.getByRole('button', { name: '더보기' })).toBeVisible();
    for (const label of ['제목', '요약', '본문'] as const)
      await expect(field(page, label)).toHaveValue('');
    await adminPanel.remove(article);
  });

  test(
    'a double click publishes once [ADMIN-19]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      const title = `두 번 누른 글 ${test.info().retry}`;
      await write(page, { title, summary: '요약', content: '' });
      const answer = page.waitForResponse(isPublishing);
      await publishButton(page).dblclick();
      const article = (await (await answer).json()) as Article;
      await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
      await page.goto(searchFor(title));
      await expect(page.getByRole('link', { name: title })).toHaveCount(1);
      await adminPanel.remove(article);
    },
  );

  test.describe('when the service does not accept it', { tag: '@desktop' }, () => {
    test.use({ allowedProblems: { requests: /\/api\/press\// } });

    test('shows the error, keeps the text, and the next attempt publishes it once [ADMIN-13]', async ({
      page,
      context,
      admin,
      adminPanel,
    }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      // A retry must not find the article of the first run.
      const title = `끝내 실린 글 ${test.info().retry}`;
      const draft = { title, summary: '요약', content: '본문입니다.' };
      await write(page, draft);
      const keys: (string | undefined)[] = [];
      await page.route(`**${articlesUrl('*')}`, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        // The service has stored it, but the response is lost: the hardest case.
        if (keys.length === 1) await route.fetch();
        await (keys.length === 1 ? route.abort() : route.continue());
      });
      await publishButton(page).click();
      await expect(
        page.getByText('등록하지 못했습니다. 입력한 내용은 남아 있습니다.'),
      ).toBeVisible();
      await expectWritten(page, draft);
      const article = await publish(page);
      expect(keys[1]).toBe(keys[0]);
      await page.goto(searchFor(draft.title));
      await expect(page.getByRole('link', { name: draft.title })).toHaveCount(1);
      await adminPanel.remove(article);
    });

    test('an expired session keeps the text; after signing in again it is published [ADMIN-14]', async ({
      page,
      context,
      admin,
      adminPanel,
    }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      await expect(welcome(page, admin.email)).toBeVisible();
      const draft = { title: '이어서 쓴 글', summary: '요약', content: '긴 본문\n둘째 줄' };
      await write(page, draft);
      await context.clearCookies({ name: /press\.sid$/ });
      await publishButton(page).click();
      await expect(page.getByText(sessionOver)).toBeInViewport();
      await expect(page.getByLabel('관리자 이메일')).toBeFocused();
      await expectWritten(page, draft);
      await signInByForm(page, admin.email, admin.password);
      await expect(welcome(page, admin.email)).toBeFocused();
      await expect(page.getByText(sessionOver)).toHaveCount(0);
      await expectWritten(page, draft);
      const article = await publish(page);
      expect(article).toMatchObject(draft);
      await adminPanel.remove(article);
    });
  });

  test(
    'keeps a draft on this computer and offers it after a reload [ADMIN-15]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      const draft = { title: '쓰다 만 글', summary: '아직', content: '여기까지' };
      await write(page, draft);
      await expect(page.getByText(/^임시저장됨 \d{2}:\d{2}$/)).toBeVisible();
      await page.reload();
      const offer = page.getByText('작성 중인 글이 있습니다.');
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: '불러오기' }).click();
      await expectWritten(page, draft);
      const article = await publish(page);
      await page.reload();
      await expect(welcome(page, admin.email)).toBeVisible();
      await expect(offer, 'a published draft is not offered').toHaveCount(0);

      await write(page, draft);
      await expect(page.getByText(/^임시저장됨/)).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: '삭제' }).click();
      await expect(offer).toHaveCount(0);
      await page.reload();
      await expect(welcome(page, admin.email)).toBeVisible();
      await expect(offer).toHaveCount(0);
      await adminPanel.remove(article);
    },
  );
});
