// The press pages, translated: the list and its search, articles, and the whole work of the administrator.
import { articlesUrl, sessionUrl, type ArticleList } from '@site/contract';
import type { Page } from '@playwright/test';
import { aPicture } from '../harness/steps/article-picture';
import { list } from '../harness/steps/press-pages';
import { signIn, signInByForm } from '../harness/steps/sign-in';
import { publishButton, write } from '../harness/steps/write-article';
import { answer } from '../harness/steps/registration-forms';
import { expect } from '../harness/test';
import { test } from '../harness/translation/twin-tabs';

// Failures are caused on purpose; a hovered row prefetches its article, which another spec may just have deleted.
// The picture's fields hydrate when their code comes, after the translator: React renders them anew, which it reports.
test.use({
  allowedProblems: {
    requests: /\/api\/press\//,
    console: /has no data|422|React error #418|preload/,
  },
});
test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const press = (page: Page, name: string) => button(page, name).click();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);

test('the list: more, a search, none, all, a failure and its retry, an article and back [TEXT-11]', async ({
  tabs,
  adminPanel,
}) => {
  await adminPanel.publishYesterday(
    Array.from({ length: 22 }, (_, i) => ({
      title: `옮긴 소식 ${i + 1}`,
      content: '첫째 문단\nhttps://example.com 에서',
    })),
  );
  const search = async (page: Page, text: string) => {
    await page.locator('#press-search').fill(text);
    await press(page, '검색');
  };
  await tabs.open(list);
  await tabs.step('more', async (page) => {
    await press(page, '더보기');
    await expect(page.locator('tbody tr')).toHaveCount(20);
  });
  await tabs.step('found', async (page) => {
    await search(page, '옮긴 소식 22');
    await expect(page.locator('tbody tr')).toHaveCount(1);
  });
  await tabs.step('read by others', async (page) => {
    await page.route(
      `**${articlesUrl('*')}?**`,
      async (route) => {
        const found = (await (await route.fetch()).json()) as ArticleList;
        const articles = found.articles.map((article) => ({ ...article, views: 1234 }));
        await route.fulfill({ json: { ...found, articles } });
      },
      { times: 1 },
    );
    await press(page, '검색');
    await expect(page.locator('tbody td').last()).toContainText('1,234');
  });
  await tabs.step('found others', async (page) => {
    await search(page, '옮긴 소식');
    await expect(page.locator('tbody tr')).toHaveCount(10);
  });
  await tabs.step('none', async (page) => {
    await search(page, '없는 소식');
    await expect(
      page.getByRole('status').filter({ hasText: '검색 결과가 없습니다.' }),
    ).toBeVisible();
  });
  await tabs.step('all', async (page) => {
    await page.getByRole('link', { name: '전체 목록' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(10);
  });
  await tabs.step('failed', async (page) => {
    await page.route(`**${articlesUrl('*')}?**`, answer(503, { error: 'store_unavailable' }), {
      times: 1,
    });
    await press(page, '더보기');
    await expect(page.getByRole('alert').filter({ hasText: '목록을' })).toBeVisible();
  });
  await tabs.step('tried again', async (page) => {
    await press(page, '다시 시도');
    await expect(page.locator('tbody tr')).toHaveCount(20);
  });
  await tabs.step('an article', async (page) => {
    await page
      .getByRole('link', { name: /옮긴 소식 22/ })
      .first()
      .click();
    await expect(page.getByRole('main').locator('article')).toContainText('첫째 문단');
  });
  await tabs.step('back', async (page) => {
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});

test.describe('the administrator', { tag: ['@desktop', '@thorough'] }, () => {
  test('signs in and out, with failures [TEXT-11]', async ({ tabs, admin }) => {
    await tabs.open(list);
    const reasons = [
      [401, { error: 'bad_credentials', message: '이메일 또는 비밀번호가 올바르지 않습니다.' }],
      [429, { error: 'too_many', message: '잠시 후 다시 시도해 주세요.' }],
      [401, { error: 'code_required', message: '인증 코드를 입력해 주세요.' }],
    ] as const;
    for (const [status, body] of reasons)
      await tabs.step(body.error, async (page) => {
        await page.route(`**${sessionUrl}`, answer(status, body), { times: 1 });
        await signInByForm(page, admin.email, 'a password');
        await expect(page.getByRole('alert').filter({ hasText: body.message })).toBeVisible();
      });
    await tabs.step('signed in', async (page) => {
      await signInByForm(page, admin.email, admin.password);
      await expect(publishButton(page)).toBeVisible();
    });
    await tabs.step('sign-out failed', async (page) => {
      await page.route(`**${sessionUrl}`, answer(500, {}), { times: 1 });
      await press(page, '로그아웃');
      await expect(page.getByText('서버에 연결할 수 없습니다.')).toBeVisible();
    });
    await tabs.step('signed out', async (page) => {
      await press(page, '로그아웃');
      await expect(page.locator('#admin-email')).toBeAttached();
    });
  });

  test('writes, with a draft, a picture and a preview, publishes, edits and deletes [TEXT-11]', async ({
    tabs,
    admin,
  }) => {
    for (const page of tabs.all) {
      await signIn(page.context(), admin);
      page.on('dialog', (dialog) => void dialog.accept());
    }
    await tabs.setTime('2027-03-01T10:00');
    await tabs.open(list);
    const text = { title: '옮겨진 글', summary: '요약', content: '첫째 줄\n둘째 줄' };
    await tabs.step('written', (page) => write(page, text));
    const saved = (time: string) => async (page: Page) => {
      await field(page, 'summary').fill(`요약 ${time}`);
      await expect(page.getByText(new RegExp(`임시저장됨.*${time}`))).toBeVisible();
    };
    await tabs.step('a draft', saved('10:00'));
    await tabs.setTime('2027-03-01T10:05');
    await tabs.step('a later draft', saved('10:05'));
    await tabs.step('emptied', async (page) => {
      for (const name of ['title', 'summary', 'content']) await field(page, name).fill('');
      await expect(page.getByText('임시저장됨')).toHaveCount(0);
    });
    await tabs.step('written again', (page) => write(page, text));
    await tabs.step('too long', (page) => field(page, 'title').fill('가'.repeat(500)));
    await tabs.step('refused', async (page) => {
      await publishButton(page).click();
      await expect(page.getByText(/까지 입력할 수 있습니다/).first()).toBeVisible();
    });
    await tabs.step('shortened', (page) => field(page, 'title').fill(text.title));
    await tabs.step('not a picture', async (page) => {
      await page.locator('#write-picture').setInputFiles({
        name: 'lake.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg onload=x>'),
      });
      await expect(page.getByText('형식의 사진만 올릴 수 있습니다.')).toBeVisible();
    });
    await tabs.step('a picture', async (page) => {
      await page.locator('#write-picture').setInputFiles(aPicture);
      await expect(page.getByText('사진이 준비되었습니다.')).toBeVisible({ timeout: 20_000 });
    });
    await tabs.step('no words for it', async (page) => {
      await publishButton(page).click();
      await expect(page.getByText('사진 설명을 입력해 주세요.')).toBeVisible();
    });
    await tabs.step('its words', (page) => field(page, 'pictureAlt').fill('호수'));
    await tabs.step('a preview', async (page) => {
      await press(page, '미리보기');
      await expect(page.getByRole('region', { name: '미리보기' })).toContainText('첫째 줄');
    });
    await tabs.step('typed meanwhile', async (page) => {
      await field(page, 'title').fill('바뀐 제목');
      await field(page, 'content').fill('바뀐 줄\nhttps://example.com 에서\n셋째 줄');
    });
    await tabs.step('fewer lines', (page) => field(page, 'content').fill('한 줄'));
    await tabs.step('the preview closed', (page) => press(page, '미리보기 닫기'));
    await tabs.step('not published', async (page) => {
      await page.route(`**${articlesUrl('*')}`, answer(503, { error: 'store_unavailable' }), {
        times: 1,
      });
      await publishButton(page).click();
      await expect(page.getByText('등록하지 못했습니다.')).toBeVisible();
    });
    await tabs.step('published', async (page) => {
      await publishButton(page).click();
      await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
      await expect(page.getByRole('link', { name: '바뀐 제목' })).toBeVisible();
    });
    await tabs.step('its page', async (page) => {
      await page.getByRole('link', { name: '글 보기' }).click();
      await expect(page.getByRole('main').locator('article')).toContainText('한 줄');
    });
    await tabs.step('editing', async (page) => {
      await press(page, '수정');
      await expect(field(page, 'content')).toHaveValue('한 줄');
    });
    await tabs.step('edited', async (page) => {
      await field(page, 'content').fill('고친 줄\n또 한 줄');
      await press(page, '수정');
      await expect(page.getByText('글이 수정되었습니다.')).toBeVisible();
    });
    await tabs.step('not deleted', async (page) => {
      await page.route(`**${articlesUrl('*')}/*`, answer(503, {}), { times: 1 });
      await press(page, '삭제');
      await expect(page.getByText('삭제하지 못했습니다.')).toBeVisible();
    });
    await tabs.step('deleted', async (page) => {
      await press(page, '삭제');
      await expect(page.getByText('글이 삭제되었습니다.')).toBeVisible();
    });
  });
});
