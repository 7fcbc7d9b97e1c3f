// What an administrator does with an article that is there: edit, delete, give it a picture.
import { articleUrl, encodePath, pressArticlePath } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { aPicture, shownWidth } from '../harness/steps/article-picture';
import { cls } from '../harness/checks/cls';
import { signIn } from '../harness/steps/sign-in';
import { list } from '../harness/steps/press-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { publishButton, write, expectWritten, publish } from '../harness/steps/write-article';

test.use({ hasPictures: true });

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
    await expect(page).toHaveTitle(new RegExp(`^${edited.title} `));
    await expect(page.getByRole('main')).toContainText('한 줄 더');
    const stored = await request.get(articleUrl(article.siteId, article.id));
    expect(await stored.json()).toMatchObject({ ...edited, id: article.id, date: article.date });
  });

  test(
    'is deleted after a confirmation that says it is permanent [ADMIN-17]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel, request }) => {
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
      await expect(page.getByText('글이 삭제되었습니다.')).toBeVisible();
      await expect(page.getByRole('link', { name: article.title })).toHaveCount(0);
      expect((await request.get(articleUrl(article.siteId, article.id))).status()).toBe(404);
    },
  );

  test(
    'shows visitors neither 수정 nor 삭제 [ADMIN-18]',
    { tag: '@desktop' },
    async ({ page, adminPanel }) => {
      const article = await adminPanel.publish({ title: '읽기만 하는 글' });
      await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
      await expect(page.getByRole('button', { name: /수정|삭제/ })).toHaveCount(0);
    },
  );
});

test.describe('a picture', () => {
  test.use({ allowedProblems: { requests: /422/, console: /422/ } });

  test(
    'is stored when it is chosen, previewed, published with its words, and removed by an edit [ARTICLE-12]',
    { tag: '@desktop' },
    async ({ page, context, admin, adminPanel }) => {
      await signIn(context, admin);
      await visitHydrated(page, list);
      const written = { title: '사진이 있는 글', summary: '요약', content: '본문' };
      await write(page, written);
      const file = page.getByLabel('사진 (선택)');
      const html = {
        name: 'lake.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg onload=x>'),
      };
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
    },
  );
});
