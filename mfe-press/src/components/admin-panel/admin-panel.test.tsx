/** @jest-environment jsdom */
/** Messages and focus when the session of the list's panel begins and ends. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { signedInHint, type FormResult } from '@site/contract';
import { AdminPanel } from './admin-panel';
import { setSession } from './session-store';

const session = { email: 'admin@yunseul.example', uid: 'u' };
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
});
beforeEach(() => {
  localStorage.clear();
  document.cookie = `${signedInHint}=1`;
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const focused = () => document.activeElement;

async function show(isSignedIn: boolean, result?: FormResult): Promise<void> {
  setSession(isSignedIn ? session : null);
  const admin = result && { session: null, formKey: 'k', renderedAt: '', result };
  render(<AdminPanel admin={admin} onPublished={() => undefined} />);
  await act(() => import('./picture/picture-fields').then(() => undefined));
}

/** Presses a button by the keyboard; the service responds. */
async function press(name: string, status: number, body: object): Promise<void> {
  response = { status, body };
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  button.focus();
  await act(async () => {
    fireEvent.submit(button.form as HTMLFormElement);
    await new Promise((done) => setTimeout(done));
  });
}

const signIn = () => press('관리자 로그인', 200, session);
const expire = () => press('글 등록', 401, { error: 'not_signed_in', message: '' });

function type(): void {
  for (const label of ['제목', '요약']) fireEvent.input(field(label), { target: { value: '글' } });
}

test('an expired session is reported beside 관리자 이메일, which has the focus, until the next sign-in [ADMIN-14]', async () => {
  await show(true);
  type();
  await expire();
  expect(screen.getByRole('alert').textContent).toBe(expired);
  expect(focused()).toBe(field('관리자 이메일'));

  // Without signing in.
  screen.getByRole('button', { name: '글 등록' }).focus();
  await expire();
  expect(focused()).toBe(field('관리자 이메일'));

  await signIn();
  expect(focused()).toBe(screen.getByRole('heading', { name: `${session.email}님 환영합니다` }));
  expect(screen.queryByText(expired)).toBeNull();
  expect(field('제목').value).toBe('글');

  await press('로그아웃', 204, {});
  expect(screen.queryByText(expired)).toBeNull();
  expect(focused()).toBe(screen.getByRole('region', { name: '관리자' }));
});

test('a sign-in after a form without script found the session expired shows no such message [ADMIN-14]', async () => {
  const draft = { title: '글', summary: '글', content: '' };
  await show(false, { intent: 'publish', code: 'not_signed_in', draft });
  expect(screen.getByText(expired)).toBeTruthy();
  await signIn();
  expect(field('제목').value).toBe('글');
  expect(screen.queryByText(expired)).toBeNull();
});

test('another tab signs this one out; a session that ended without it has expired [ADMIN-14, ADMIN-28]', async () => {
  await show(true);
  act(() => hearOtherTab({ data: 'signed-out' }));
  expect(screen.getByRole('alert').textContent).toBe(signedOutElsewhere);
  expect(focused()).toBe(document.body);
  await signIn();
  expect(screen.queryByText(signedOutElsewhere)).toBeNull();

  type();
  field('제목').focus();
  document.cookie = `${signedInHint}=; max-age=0`;
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('alert').textContent).toBe(expired);
  expect(focused()).toBe(field('관리자 이메일'));
  expect(field('제목').value).toBe('글');
});
