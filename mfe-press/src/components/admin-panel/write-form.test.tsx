/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WriteForm } from './write-form';

const article = {
  id: '0123456789abcdef01234567',
  siteId: '윤슬',
  title: '제목',
  summary: '요약',
  content: '보낸 본문',
  date: '2026-11-20T06:04:00.000Z',
  views: 0,
};
let respond: () => Promise<void>;

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  let next = 1;
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: (into: Uint32Array) => into.fill(next++) },
  });
});
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

test('while storage is full, text typed while an article is sent stays in the form [ADMIN-25]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await publishAndType('다음 본문')).toEqual([article]);
  expect(field('본문').value).toBe('다음 본문');
});
