/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { article } from '../../expose/testing/sample-article';
import { WriteForm } from './write-form';

let respond: () => Promise<void>;

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        respond = () =>
          act(async () => {
            resolve({ ok: true, status: 201, json: async () => article } as Response);
            await new Promise((done) => setTimeout(done));
          });
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Sends an article and types on before the response. @returns the articles that were reported as published */
async function publishAndType(typed?: string, moveFocus?: () => void): Promise<object[]> {
  const published: object[] = [];
  render(
    <WriteForm
      admin={undefined}
      onPublished={(each) => published.push(each)}
      onSessionLost={() => undefined}
    />,
  );
  await act(() => import('./picture/picture-fields').then(() => undefined));
  for (const [label, name] of [
    ['제목', 'title'],
    ['요약', 'summary'],
    ['본문', 'content'],
  ] as const)
    fireEvent.input(field(label), { target: { value: article[name] } });
  const form = field('본문').closest('form');
  moveFocus?.();
  if (form) fireEvent.submit(form);
  if (typed !== undefined) fireEvent.input(field('본문'), { target: { value: typed } });
  await respond();
  return published;
}

test('after a publication the fields are empty and no draft is left [ADMIN-25]', async () => {
  expect(await publishAndType(undefined)).toEqual([article]);
  expect([field('제목').value, field('본문').value]).toEqual(['', '']);
  expect(localStorage).toHaveLength(0);
});

test('after a publication with Enter in a field, whose element is replaced, the button has the focus', async () => {
  await publishAndType(undefined, () => field('제목').focus());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '글 등록' }));
});

test('after a publication the focus stays elsewhere on the page', async () => {
  const search = document.body.appendChild(document.createElement('input'));
  await publishAndType(undefined, () => search.focus());
  expect(document.activeElement).toBe(search);
  search.remove();
});

test('text typed while an article is sent is offered as a draft [ADMIN-25]', async () => {
  expect(await publishAndType('다음 본문')).toEqual([article]);
  expect(field('본문').value).toBe('');
  fireEvent.click(await screen.findByText('불러오기'));
  expect(field('본문').value).toBe('다음 본문');
});

test('while storage is full, text typed while an article is sent stays in the form, with an alert until it is stored [ADMIN-25, ADMIN-38]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await publishAndType('다음 본문')).toEqual([article]);
  expect(field('본문').value).toBe('다음 본문');
  expect(screen.getByRole('alert').textContent).toBe(
    '이 브라우저에 임시저장할 수 없습니다. 페이지를 나가기 전에 글을 등록하시거나 따로 복사해 주세요.',
  );
  jest.restoreAllMocks();
  fireEvent.input(field('본문'), { target: { value: '그다음 본문' } });
  fireEvent(window, new Event('pagehide'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^임시저장됨 \d\d:\d\d$/)).toBeTruthy();
});
