/** @jest-environment jsdom */
/** Messages and focus in the panel of an article. */
import { act, render, screen } from '@testing-library/react';
import { setSession } from '../../components/admin-panel/session-store';
import {
  expired,
  fakeService,
  focused,
  press,
  session,
  signedOutElsewhere,
  signIn,
  signOutInOtherTab,
} from '../../components/admin-panel/testing/fake-service';
import { article } from '../../expose/testing/sample-article';
import { PressArticlePage } from './press-article-page';

fakeService();
beforeAll(() => {
  jest.spyOn(globalThis, 'confirm').mockReturnValue(true);
});
beforeEach(async () => {
  setSession(session);
  render(<PressArticlePage params={{}} data={article} />);
  await act(() =>
    import('../../components/admin-panel/picture/picture-fields').then(() => undefined),
  );
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByLabelText(/^제목/);

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

test('a deletion that finds the session expired is reported until the next sign-in [ADMIN-14]', async () => {
  await press('삭제', 401, { error: 'not_signed_in', message: '' });
  expect(screen.getByText(expired)).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('관리자 이메일'));
  await signIn();
  expect(screen.queryByText(expired)).toBeNull();
  expect(focused()).toBe(screen.getByRole('heading', { name: `${session.email}님 환영합니다` }));
});

test('a sign-out of another tab without an edit leads from the panel, which is gone, to 목록으로 [ADMIN-28]', () => {
  button('삭제').focus();
  signOutInOtherTab();
  expect(screen.queryByRole('region', { name: '관리자' })).toBeNull();
  expect(focused()).toBe(screen.getByRole('link', { name: '목록으로' }));
});

test('취소 without a session keeps the message that explains the sign-in form [ADMIN-34]', async () => {
  await press('수정');
  signOutInOtherTab();
  await press('취소');
  expect(screen.queryByLabelText(/^제목/)).toBeNull();
  expect(screen.getByText(signedOutElsewhere)).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('관리자 이메일'));
});

test('a sign-out of another tab during an edit is reported until the next sign-in [ADMIN-28, ADMIN-34]', async () => {
  await press('수정');
  signOutInOtherTab();
  expect(screen.getByText(signedOutElsewhere)).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('관리자 이메일'));
  await signIn();
  expect(screen.queryByText(signedOutElsewhere)).toBeNull();
  expect(title()).toBeTruthy();
});
