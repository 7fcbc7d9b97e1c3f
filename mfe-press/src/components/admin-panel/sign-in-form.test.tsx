/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SignInForm } from './sign-in-form';
import { setSession } from './session-store';
import { usePanelSession } from './use-panel-session';

jest.mock('./session-store', () => ({ setSession: jest.fn(), useSessionEnd: jest.fn() }));

const respond = (status: number, body: object) =>
  Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) } as Response);
const session = { email: 'admin@yunseul.example', uid: 'u' };
const codeRequired = { error: 'code_required', message: '인증 코드 6자리를 입력해 주세요.' };

/** The form in a panel: messages and focus are those of the panel. */
function Panel(props: Omit<ComponentProps<typeof SignInForm>, 'panel'>) {
  const panel = usePanelSession(() => undefined);
  return (
    <section id="admin">
      <SignInForm {...props} panel={panel} />
    </section>
  );
}

function submit(): void {
  const form = screen.getByLabelText('관리자 이메일').closest('form');
  if (form) fireEvent.submit(form);
}

function sentBodies(): unknown[] {
  return jest
    .mocked(fetch)
    .mock.calls.map(
      ([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '') as unknown,
    );
}

test('the browser checks nothing but the types of the fields [ADMIN-27]', () => {
  render(<Panel />);
  const fields = ['관리자 이메일', '비밀번호'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  expect(fields.map(({ type }) => type)).toEqual(['email', 'password']);
  for (const field of fields)
    for (const name of ['required', 'pattern', 'minlength', 'maxlength', 'aria-required'])
      expect(field.hasAttribute(name)).toBe(false);
  expect(fields.every((field) => field.checkValidity())).toBe(true);
});

test('when the service requires a code, its field appears and the typed credentials stay', async () => {
  const responses = [
    () => respond(401, codeRequired),
    () => respond(401, { error: 'bad_code', message: '인증 코드가 올바르지 않습니다.' }),
    () => respond(200, session),
  ];
  globalThis.fetch = jest.fn(() => (responses.shift() ?? responses[0]!)());
  render(<Panel />);
  expect(screen.queryByLabelText(/인증 코드/)).toBeNull();
  fireEvent.change(screen.getByLabelText('관리자 이메일'), { target: { value: session.email } });
  fireEvent.change(screen.getByLabelText('비밀번호'), {
    target: { value: 'correct-horse-battery' },
  });
  submit();
  const field = await screen.findByLabelText('인증 코드 6자리');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe(codeRequired.message);

  fireEvent.change(field, { target: { value: '000000' } });
  submit();
  await screen.findByText('로그인 실패: 인증 코드가 올바르지 않습니다.');
  fireEvent.change(field, { target: { value: ' 123456 ' } });
  submit();
  await waitFor(() => expect(setSession).toHaveBeenCalledWith(session));
  const typed = { email: session.email, password: 'correct-horse-battery' };
  expect(sentBodies()).toEqual([typed, { ...typed, code: '000000' }, { ...typed, code: '123456' }]);
});

test('without script a publication that got no answer is kept with its key and its message [ADMIN-13]', () => {
  const draft = { title: '제목', summary: '요약', content: '본문' };
  render(<Panel result={{ intent: 'publish', code: 'unavailable', draft }} formKey="k1" />);
  const shown = screen.getByLabelText('관리자 이메일').closest('form');
  const fields = Object.fromEntries(new FormData(shown ?? undefined));
  expect(fields).toMatchObject({ ...draft, key: 'k1' });
  expect(screen.getByRole('alert').textContent).toBe(
    '등록하지 못했습니다. 입력한 내용은 남아 있습니다.',
  );
});
