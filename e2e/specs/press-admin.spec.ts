// The admin panel below the press list: signing in, writing, and keeping the text.
import type { Page } from '@playwright/test';
import {
  articleUrl,
  articlesUrl,
  defaultSite,
  encodePath,
  pressArticlePath,
  pressPageSize,
  sessionUrl,
  type Article,
} from '@site/contract';
import { axeViolations } from '../harness/axe-violations';
import { aPicture, shownWidth } from '../harness/article-picture';
import { cls } from '../harness/cls';
import { urlOf } from '../harness/site-pages';
import { signIn, signInByForm } from '../harness/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/visit';

const list = urlOf('press-list');
const publishButton = (page: Page) => page.getByRole('button', { name: '글 등록' });
const field = (page: Page, label: '제목' | '요약' | '본문') => page.getByLabel(label);
const welcome = (page: Page, email: string) => page.getByText(`${email}님 환영합니다`);
const sessionOver = '로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.';

test.describe('signing in', { tag: '@desktop' }, () => {
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
    const cookie = (await context.cookies()).find(({ name }) => name === 'press.sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    const reloaded = await page.reload();
    expect(reloaded?.headers()['cache-control']).toBe('private, no-store');
    await expect(welcome(page, admin.email)).toBeVisible();
    await expect(publishButton(page)).toBeVisible();

    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByLabel('관리자 이메일')).toBeVisible();
    await expect(publishButton(page)).toHaveCount(0);
    expect((await context.request.get(sessionUrl)).status()).toBe(401);
    await page.reload();
    await expect(page.getByLabel('관리자 이메일')).toBeVisible();
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

test.describe('writing', () => {
  test('requires title and summary with an alert; the text may be empty [ADMIN-9, ADMIN-10, ADMIN-21]', async ({
    page,
    context,
    admin,
    adminPanel,
  }) => {
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
  });

  test('publishes: the list starts again from its first page, the form is empty [ADMIN-11, ADMIN-12]', async ({
    page,
    context,
    admin,
    adminPanel,
  }) => {
    await adminPanel.publishAll(
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
      const title = `두 번 누른 글 ${test.info().testId.slice(-6)}`;
      await write(page, { title, summary: '요약', content: '' });
      const answer = page.waitForResponse(isPublishing);
      await publishButton(page).dblclick();
      const article = (await (await answer).json()) as Article;
      await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
      await page.reload();
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
      const draft = { title: '끝내 실린 글', summary: '요약', content: '본문입니다.' };
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
      await page.reload();
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
      await context.clearCookies({ name: 'press.sid' });
      await publishButton(page).click();
      await expect(page.getByText(sessionOver)).toBeVisible();
      await expectWritten(page, draft);
      await signInByForm(page, admin.email, admin.password);
      await expect(welcome(page, admin.email)).toBeVisible();
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
      await expect(offer, 'a published draft is no draft').toHaveCount(0);

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

test.describe('an article, signed in', () => {
  test('can be edited in its place [ADMIN-16]', async ({
    page,
    context,
    admin,
    adminPanel,
    request,
  }) => {
    const article = await adminPanel.publish({ title: '고칠 글', content: '틀린 본문' });
    await signIn(context, admin);
    await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
    await page.getByRole('button', { name: '수정' }).click();
    await expectWritten(page, article);
    const edited = { title: '고친 글', summary: '고친 요약', content: '바른 본문\n한 줄 더' };
    await write(page, edited);
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.getByRole('heading', { name: edited.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('한 줄 더');
    const stored = await request.get(articleUrl(article.siteId, article.id));
    expect(await stored.json()).toMatchObject({ ...edited, id: article.id, date: article.date });
  });

  test('is deleted after a confirmation that says it is permanent [ADMIN-17]', async ({
    page,
    context,
    admin,
    adminPanel,
    request,
  }) => {
    const article = await adminPanel.publish({ title: '지울 글' });
    await signIn(context, admin);
    await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
    const remove = page.getByRole('button', { name: '삭제' });
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await remove.click();
    expect(questions).toEqual(['이 글을 삭제하시겠습니까? 되돌릴 수 없습니다.']);
    await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await remove.click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
    await expect(page.getByRole('link', { name: article.title })).toHaveCount(0);
    expect((await request.get(articleUrl(article.siteId, article.id))).status()).toBe(404);
  });

  test('shows visitors neither 수정 nor 삭제 [ADMIN-18]', async ({ page, adminPanel }) => {
    const article = await adminPanel.publish({ title: '읽기만 하는 글' });
    await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
    await expect(page.getByRole('button', { name: /수정|삭제/ })).toHaveCount(0);
  });
});

test.describe('a picture', () => {
  test.use({ allowedProblems: { requests: /422/, console: /422/ } });

  test('is stored when it is chosen, previewed, published with its words, and removed by an edit [ARTICLE-12]', async ({
    page,
    context,
    admin,
    adminPanel,
  }) => {
    await signIn(context, admin);
    await visitHydrated(page, list);
    const written = { title: '사진이 있는 글', summary: '요약', content: '본문' };
    await write(page, written);
    const file = page.getByLabel('사진 (선택)');
    const html = { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=x>') };
    await file.setInputFiles(html);
    await expect(page.getByText('형식의 사진만 올릴 수 있습니다.')).toBeVisible();
    await file.setInputFiles(aPicture);
    await expect(page.getByText('사진이 준비되었습니다.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('형식의 사진만 올릴 수 있습니다.')).toHaveCount(0);
    await publishButton(page).click();
    await expect(page.getByText('사진 설명을 입력해 주세요.')).toBeVisible();
    await page.getByLabel('사진 설명').fill('호수 건너편에서 본 단지');
    await page.getByRole('button', { name: '미리보기' }).click();
    await expect(page.getByRole('img', { name: '호수 건너편에서 본 단지' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const article = await publish(page);

    await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
    expect(await shownWidth(page, '호수 건너편에서 본 단지')).toBeGreaterThan(0);
    expect(await cls(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.getByLabel('사진 설명')).toHaveValue('호수 건너편에서 본 단지');
    await page.getByLabel('사진 삭제').check();
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
    await expect(page.getByRole('img', { name: '호수 건너편에서 본 단지' })).toHaveCount(0);
    await adminPanel.remove(article);
  });
});

type Written = Pick<Article, 'title' | 'summary' | 'content'>;

async function write(page: Page, { title, summary, content }: Written) {
  await field(page, '제목').fill(title);
  await field(page, '요약').fill(summary);
  await field(page, '본문').fill(content);
}

async function expectWritten(page: Page, { title, summary, content }: Written) {
  await expect(field(page, '제목')).toHaveValue(title);
  await expect(field(page, '요약')).toHaveValue(summary);
  await expect(field(page, '본문')).toHaveValue(content);
}

/** @returns the stored article */
async function publish(page: Page): Promise<Article> {
  const [answer] = await Promise.all([
    page.waitForResponse(isPublishing),
    publishButton(page).click(),
  ]);
  return (await answer.json()) as Article;
}

function isPublishing(response: { url(): string; request(): { method(): string } }): boolean {
  return (
    response.request().method() === 'POST' && response.url().endsWith(articlesUrl(defaultSite.key))
  );
}
