/** @jest-environment jsdom */
/** Messages and focus in the panel of an article. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { signedInHint, type Article } from '@site/contract';
import { defaultSite } from '@site/host';
import { setSession } from '../../components/admin-panel/session-store';
import { PressArticlePage } from './press-article-page';

const session = { email: 'admin@yunseul.example', uid: 'u' };
const article: Article = {
  id: '0123456789abcdef01234567',
  siteId: defaultSite.key,
  title: '제목',
  summary: '요약',
  content: '본문',
  date: '2026-11-20T06:04:00.000Z',
  views: 0,
};
const expired = '로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.';
const signedOutElsewhere = '다른 창에서 로그아웃했습니다.';

let hearOtherTab: (event: { data: string }) => void;
let response: { status: number; body: object };

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  const channel = {
    addEventListener: (_: string, listener: typeof hearOtherTab) => (hearOtherTab = listener),
    removeEventListener: () => undefined,
    postMessage: () => undefined,
  };
  Object.assign(globalThis, { BroadcastChannel: jest.fn(() => channel) });
  globalThis.fetch = jest.fn(async () => {
    const { status, body } = response;
    return { status, ok: status < 400, json: async () => body } as Response;
  });
  jest.spyOn(globalThis, 'confirm').mockReturnValue(true);
});
beforeEach(async () => {
  localStorage.clear();
  document.cookie = `${signedInHint}=1`;
  setSession(session);
  response = { status: 204, body: {} };
  render(<PressArticlePage params={{}} data={article} />);
  await act(() =>
    import('../../components/admin-panel/picture/picture-fields').then(() => undefined),
  );
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByLabelText(/^제목/);
const focused = () => document.activeElement;

/** Presses a button by the keyboard; the service responds. */
async function press(name: string, status = 204, body: object = {}): Promise<void> {
  response = { status, body };
  const pressed = button(name);
  pressed.focus();
  await act(async () => {
    if (pressed.type === 'submit') fireEvent.submit(pressed.form as HTMLFormElement);
    else fireEvent.click(pressed);
    await new Promise((done) => setTimeout(done));
  });
}

const signIn = () => press('관리자 로그인', 200, session);

test('수정 leads to the title; 취소 and saving lead back to it, 로그아웃 to 목록으로 [ADMIN-16]', async () => {
  await press('수정');
  expect(focused()).toBe(title());
  await press('취소');
  expect(focused()).toBe(button('수정'));

  await press('수정');
  await press('수정', 200, { ...article, title: '고친 제목' });
  expect(screen.getByText('글이 수정되었습니다.')).toBeTruthy();
  expect(focused()).toBe(button('수정'));

  await press('로그아웃');
  expect(screen.queryByRole('region', { name: '관리자' })).toBeNull();
  expect(focused()).toBe(screen.getByRole('link', { name: '목록으로' }));
});

test('a deletion that finds the session expired says so until the next sign-in [ADMIN-14]', async () => {
  await press('삭제', 401, { error: 'not_signed_in', message: '' });
  expect(screen.getByText(expired)).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('관리자 이메일'));
  await signIn();
  expect(screen.queryByText(expired)).toBeNull();
  expect(focused()).toBe(screen.getByRole('heading', { name: `${session.email}님 환영합니다` }));
});

test('a sign-out of another tab during an edit is reported until the next sign-in [ADMIN-28, ADMIN-34]', async () => {
  await press('수정');
  act(() => hearOtherTab({ data: 'signed-out' }));
  expect(screen.getByText(signedOutElsewhere)).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('관리자 이메일'));
  await signIn();
  expect(screen.queryByText(signedOutElsewhere)).toBeNull();
  expect(title()).toBeTruthy();
});
