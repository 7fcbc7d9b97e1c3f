/** What the press list renders for the administrator without JavaScript. */
import { renderToString } from 'react-dom/server';
import type { AdminView } from '@site/contract';
import PressArticle from './press-article';
import PressList from './press-list';
import { article, failOnConsoleErrors, text } from './testing/sample-article';

const session = { email: 'admin@example.com', uid: 'u1' };

failOnConsoleErrors();

describe('for the administrator, without JavaScript', () => {
  const list = { articles: [article], next: null };
  /** Signed in, unless the view says otherwise. */
  const viewOf = (more: Partial<AdminView>): AdminView => ({
    ...{ session, formKey: 'k', renderedAt: article.date },
    ...more,
  });
  const htmlOf = (more: Partial<AdminView>, params = {}) =>
    renderToString(<PressList params={params} data={list} admin={viewOf(more)} />);

  test('the list shows the welcome and the write form, which has a key of its own [ADMIN-24]', () => {
    const html = htmlOf({ formKey: 'k1' });
    expect(text(html)).toMatch(
      /admin@example\.com님 환영합니다 관리 페이지 로그아웃 제목 \* 200자 남음 요약 \* 500자 남음 본문 50,000자 남음 게시 일시 \(선택\)/,
    );
    expect(html).toMatch(/<form [^>]*encType="multipart\/form-data"/);
    expect(html).toContain('<input type="hidden" name="intent" value="publish"/>');
    expect(html).toContain('<input type="hidden" name="key" value="k1"/>');
    expect(html).not.toContain('name="password"');
  });

  test('a failed sign-in shows the reason and keeps the e-mail, never the password [ADMIN-24]', () => {
    const reason = '이메일 또는 비밀번호가 올바르지 않습니다.';
    const html = htmlOf({
      session: null,
      result: { intent: 'sign-in', code: 'bad_credentials', message: reason, email: 'a@b.c' },
    });
    expect(text(html)).toContain(`로그인 실패: ${reason}`);
    expect(html).toMatch(/<input (?=[^>]*name="email")[^>]*value="a@b\.c"/);
    expect(html).not.toMatch(/<input (?=[^>]*name="password")[^>]*value="/);
  });

  test('a refused publication keeps the text and shows a message for each field [ADMIN-24]', () => {
    const draft = { title: '', summary: '"요약"', content: '<b>본문</b>\n둘째\u0007 줄' };
    const html = htmlOf({
      result: {
        intent: 'publish',
        code: 'invalid_article',
        message: '',
        draft,
        errors: [
          { field: 'title', code: 'required' },
          { field: 'content', code: 'malformed' },
        ],
      },
    });
    expect(text(html)).toContain('제목/요약은 필수입니다!');
    expect(text(html)).toContain('제목을 입력해 주세요.');
    expect(text(html)).toContain('사용할 수 없는 문자를 삭제했습니다.');
    expect(html).toContain('value="&quot;요약&quot;"');
    expect(html).toContain('&lt;b&gt;본문&lt;/b&gt;\n둘째 줄</textarea>');
  });

  test('after the session has ended the sign-in form is shown and keeps the text [ADMIN-24]', () => {
    const draft = { title: '제목', summary: '요약', content: '본문' };
    const result = { intent: 'publish', code: 'not_signed_in', draft } as const;
    const html = htmlOf({ session: null, result });
    expect(text(html)).toContain('로그인이 만료되었습니다.');
    expect(html).toContain('<input type="hidden" name="resume" value="publish"/>');
    expect(html).toContain('<input type="hidden" name="content" value="본문"/>');
    expect(htmlOf({ result: { ...result, code: 'resumed' } })).not.toContain('만료');
  });

  test('a publication is reported above the list, with a link to the article [ADMIN-29]', () => {
    const html = htmlOf({ notice: { code: 'published', id: article.id } });
    expect(text(html)).toMatch(/글이 등록되었습니다\. 글 보기 언론보도 검색/);
    expect(html).toContain(`/press/${article.id}">글 보기</a>`);
  });

  test('the page of the panel begins with the panel and has the same list below [ADMIN-35]', () => {
    const page = (more: Partial<AdminView>) => text(htmlOf(more, { first: 'panel' }));
    const visitor = page({ session: null });
    expect(visitor).toMatch(/관리자 이메일 .* 언론보도 검색 .* 모델하우스 개관/);
    expect(visitor).not.toContain('글 등록');
    expect(page({})).toMatch(/님 환영합니다 로그아웃 제목 .* 글 등록 .* 언론보도 검색/);
    expect(htmlOf({})).toMatch(/<a [^>]*href="[^"]+\/press\/admin">관리 페이지<\/a>/);
    expect(page({ notice: { code: 'published', id: article.id } })).toMatch(
      /글이 등록되었습니다\. 글 보기 언론보도 검색 .*모델하우스 개관/,
    );
  });

  test('an article can be edited, and deleted after a confirmation [ADMIN-24]', () => {
    const page = (more: Partial<AdminView>) =>
      renderToString(<PressArticle params={{}} data={article} admin={viewOf(more)} />);
    expect(page({})).toContain('value="open-edit"');
    expect(page({})).toContain('value="ask-delete"');
    expect(page({ result: { intent: 'open-edit', code: 'done' } })).toContain('value="edit"');
    const question = page({ result: { intent: 'ask-delete', code: 'done' } });
    expect(text(question)).toContain('이 글을 삭제하시겠습니까? 되돌릴 수 없습니다.');
    expect(question).toContain('<input type="hidden" name="intent" value="delete"/>');
  });

  const unread = (more: Partial<AdminView>) => {
    const params = { id: article.id };
    return renderToString(<PressArticle params={params} data={undefined} admin={viewOf(more)} />);
  };

  test('an edit whose article cannot be loaded keeps the text', () => {
    const draft = { title: '고친 제목', summary: '요약', content: '본문' };
    const html = unread({ result: { intent: 'edit', code: 'unavailable', draft } });
    expect(html).toContain('value="고친 제목"');
  });

  test('an article that could not be read is not edited: the sign-in form is shown, without empty fields', () => {
    const result = { intent: 'open-edit', code: 'not_signed_in' } as const;
    const html = unread({ session: null, result });
    expect(text(html)).toContain('로그인이 만료되었습니다.');
    expect(html).toContain('name="password"');
    expect(html).not.toContain('name="title"');
  });
});
