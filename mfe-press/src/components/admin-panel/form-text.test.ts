/** @jest-environment jsdom */
import { withoutSamePicture, type Article, type ArticleDraft } from '@site/contract';
import { fieldErrorsOf, publicationMessage } from './form-messages';
import { pictureMessage } from './picture/picture-messages';
import {
  articleOf,
  cleanText,
  draftOf,
  isSameText,
  noText,
  problemsIn,
  readArticleFields,
  writeArticleFields,
} from './form-text';

test('characters that cannot be stored are removed, and no others [ADMIN-33]', () => {
  expect(cleanText('가\u0000나\u0007\ud800다')).toBe('가나다');
  const kept = '줄\n둘\r\n\t셋 😀 <b>“따옴표”</b>';
  expect(cleanText(kept)).toBe(kept);
});

test('a text over its limit is reported; it is measured in characters, not in UTF-16 code units [ADMIN-32]', () => {
  expect(problemsIn({ ...noText, title: '😀'.repeat(200) })).toBeUndefined();
  expect(problemsIn({ ...noText, title: '가'.repeat(201), content: 'x'.repeat(50_000) })).toEqual({
    title: '200자까지 입력할 수 있습니다. 줄여 주세요.',
  });
});

test('each code of the service is a message of its field [ADMIN-32]', () => {
  const errors = [
    { field: 'title', code: 'required' },
    { field: 'summary', code: 'too_long' },
    { field: 'content', code: 'malformed' },
    { field: '__proto__', code: 'unknown_field' },
  ];
  expect(fieldErrorsOf({ code: 'invalid_article', errors })).toEqual({
    title: '제목을 입력해 주세요.',
    summary: '500자까지 입력할 수 있습니다. 줄여 주세요.',
    content: '사용할 수 없는 문자를 삭제했습니다. 내용을 확인해 주세요.',
  });
  expect(fieldErrorsOf({ code: 'body_too_large' }).content).toContain('50,000자까지');
  expect(fieldErrorsOf(undefined)).toEqual({});
});

test('the message of the whole form', () => {
  expect(publicationMessage([{ field: 'title', code: 'required' }])).toBe(
    '제목/요약은 필수입니다!',
  );
  expect(publicationMessage()).toContain('입력한 내용은 남아 있습니다.');
});

test('a picture needs alternative text, and each code of the service is a message of its field [ARTICLE-12]', () => {
  const pictureName = `${'a'.repeat(32)}-480x270`;
  const pictureAlt = '사진 설명을 입력해';
  expect(problemsIn({ ...noText, pictureName, pictureAlt: '' })?.pictureAlt).toContain(pictureAlt);
  expect(problemsIn({ ...noText, pictureName, pictureAlt: '호수' })).toBeUndefined();
  expect(problemsIn({ ...noText, pictureAlt: '가'.repeat(201) })?.pictureAlt).toContain('200자');
  const missing = [{ field: 'pictureAlt', code: 'required' }];
  expect(fieldErrorsOf({ code: 'x', errors: missing }).pictureAlt).toContain(pictureAlt);
  expect(publicationMessage(missing)).toContain('등록하지 못했습니다.');
  const codes = [
    'too_large',
    'not_a_picture',
    'animated',
    'broken',
    'too_many_pixels',
    'gone',
    'x',
  ];
  const messages = codes.map(pictureMessage);
  const gone = [{ field: 'picture', code: 'gone' }];
  expect(fieldErrorsOf({ code: 'x', errors: gone }).pictureName).toBe('gone');
  expect(new Set(messages).size).toBe(codes.length);
  expect(messages.join()).toMatch(/10MB.*JPEG.*움직이는.*손상.*해상도.*더 이상.*다시/);
});

test('an article and its draft hold the same picture [ARTICLE-12]', () => {
  const picture = { name: `${'a'.repeat(32)}-480x270`, alt: '호수', shareBytes: 0 };
  const facts = { id: 'a', siteId: 's', date: '', views: 0 };
  const article = { ...facts, title: 't', summary: 's', content: 'c', picture };
  expect(articleOf(facts, draftOf(article))).toEqual(article);
  const changed = { ...draftOf(article), pictureName: '' };
  expect(articleOf(facts, changed)).not.toHaveProperty('picture');
  expect(isSameText(draftOf(article), changed)).toBe(false);
});

test('a draft with a date has it in the preview, another one keeps that of the article [ADMIN-30]', () => {
  const facts = { id: 'a', siteId: 's', date: '2026-11-20T00:00:00.000Z', views: 0 };
  const dates = ['2026-12-01T09:30', '', 'soon'].map(
    (publishAt) => articleOf(facts, { ...noText, publishAt }).date,
  );
  expect(dates).toEqual(['2026-12-01T00:30:00.000Z', facts.date, facts.date]);
});

test('a draft that is loaded keeps its picture, whatever was ticked for the one before', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="pictureName"><input name="removePicture" type="checkbox" value="1" checked>';
  writeArticleFields(form, { ...noText, pictureName: 'lake' });
  expect(readArticleFields(form).pictureName).toBe('lake');
});

test('a form sends the picture only if it was changed there [ARTICLE-12]', () => {
  const picture = { name: `${'a'.repeat(32)}-480x270`, alt: '호수', shareBytes: 0 };
  const opened = {
    id: 'a',
    siteId: 's',
    title: 't',
    summary: 's',
    content: 'c',
    date: '',
    views: 0,
  };
  const sent = (article: Article, change: Partial<ArticleDraft>) => {
    const { pictureName, pictureAlt, pictureBefore } = {
      pictureBefore: undefined,
      ...withoutSamePicture({ ...draftOf(article), ...change }),
    };
    return [pictureName, pictureAlt, pictureBefore];
  };
  const none = [undefined, undefined, undefined];
  expect(sent(opened, { title: '새 제목', pictureAlt: '호수' })).toEqual(none);
  expect(sent({ ...opened, picture }, { title: '새 제목' })).toEqual(none);
  expect(sent({ ...opened, picture }, { pictureName: '' })).toEqual(['', '호수', undefined]);
  expect(sent({ ...opened, picture }, { pictureAlt: '저녁' })).toEqual([
    picture.name,
    '저녁',
    undefined,
  ]);
});

test('the hidden field holds what the form was opened with, also for an older draft [ARTICLE-12]', () => {
  const form = document.createElement('form');
  for (const name of ['title', 'summary', 'content', 'pictureName', 'pictureAlt', 'pictureBefore'])
    form.append(Object.assign(document.createElement('input'), { name }));
  const pictureBefore = `${'a'.repeat(32)}-480x270 호수`;
  writeArticleFields(form, { ...noText, pictureBefore });
  expect(readArticleFields(form)).toMatchObject({ pictureName: '', pictureBefore });
  // A draft from before pictures existed has no picture field.
  writeArticleFields(form, noText);
  expect(withoutSamePicture(readArticleFields(form))).not.toHaveProperty('pictureName');
});

test('line ends make no difference', () => {
  expect(isSameText({ ...noText, content: 'a\nb' }, { ...noText, content: 'a\r\nb' })).toBe(true);
  expect(isSameText(noText, { ...noText, title: 'a' })).toBe(false);
});
