/** @jest-environment jsdom */
/** Messages and focus when the session of the list's panel begins and ends. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { signedInHint, type FormResult } from '@site/contract';
import { AdminPanel } from './admin-panel';
import { setSession } from './session-store';
import {
  expired,
  fakeService,
  focused,
  press,
  session,
  signedOutElsewhere,
  signIn,
  signOutInOtherTab,
} from './testing/fake-service';

fakeService();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function show(isSignedIn: boolean, result?: FormResult): Promise<void> {
  setSession(isSignedIn ? session : null);
  const admin = result && { session: null, formKey: 'k', renderedAt: '', result };
  render(<AdminPanel admin={admin} onPublished={() => undefined} />);
  await act(() => import('./picture/picture-fields').then(() => undefined));
}

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

  await press('로그아웃');
  expect(screen.queryByText(expired)).toBeNull();
  expect(focused()).toBe(screen.getByRole('region', { name: '관리자' }));
});

test('each loss of the session replaces the message of a failed sign-in, in a new element [ADMIN-14]', async () => {
  await show(true);
  type();
  await expire();
  const first = screen.getByRole('alert');
  await press('관리자 로그인', 401, { error: 'bad_credentials', message: '틀립니다.' });
  expect(screen.getByRole('alert').textContent).toBe('로그인 실패: 틀립니다.');
  await expire();
  expect(screen.getByRole('alert').textContent).toBe(expired);
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('the response to a sign-in leaves the focus where the administrator has gone on', async () => {
  await show(false);
  const search = document.body.appendChild(document.createElement('input'));
  await press('관리자 로그인', 503, {}, () => search.focus());
  expect(screen.getByText(/^로그인 실패/)).toBeTruthy();
  expect(focused()).toBe(search);
  await press('관리자 로그인', 200, session, () => search.focus());
  expect(screen.getByRole('heading', { name: `${session.email}님 환영합니다` })).toBeTruthy();
  expect(focused()).toBe(search);
  await press('로그아웃', 204, {}, () => search.focus());
  expect(field('관리자 이메일')).toBeTruthy();
  expect(focused()).toBe(search);
  search.remove();
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
  signOutInOtherTab();
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
