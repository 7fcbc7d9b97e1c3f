/** @jest-environment jsdom */
/** Outcomes of the forms on /registration; e2e/specs/own-registration.spec.ts has the whole way. */
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { OwnRegistrationAnswer } from '@site/contract';
import { RegistrationPage } from './registration-page';

const registration = {
  form: 'visit',
  name: '방문자',
  phone: '010-0000-1234',
  message: '',
  receivedAt: '2026-11-20T06:04:00.000Z',
} as const;
const notFound = '일치하는 등록 내용이 없습니다. 접수번호와 연락처를 다시 확인해 주세요.';

let answer: (body: object, status?: number) => void;

/** jsdom has no AbortSignal.timeout; no test here takes long enough to need it. */
beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

beforeEach(() => {
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        // Only the parts of a Response that the page reads.
        answer = (body, status = 200) =>
          resolve({ status, json: () => Promise.resolve(body) } as unknown as Response);
      }),
  );
});

const found: OwnRegistrationAnswer = {
  ok: true,
  action: 'show',
  receipt: 'ABCDE-12345',
  registration,
};
const button = (name: string) => screen.getByRole('button', { name });

/** Focuses the button as a visitor who presses it. */
function press(name: string) {
  button(name).focus();
  fireEvent.submit((button(name) as HTMLButtonElement).form as HTMLFormElement);
}

async function openEntry() {
  render(<RegistrationPage params={{}} data={undefined} />);
  press('등록 내용 확인');
  answer(found);
  await screen.findByRole('button', { name: '변경 내용 저장' });
}

test('the same failure twice is announced twice, with the focus on it [STORE-14]', async () => {
  render(<RegistrationPage params={{}} data={undefined} />);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    press('등록 내용 확인');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    answer({ ok: false, error: 'registration_not_found' }, 404);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(notFound);
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  }
});

test('the success of a correction is gone while the next one is sent [STORE-14]', async () => {
  await openEntry();
  press('변경 내용 저장');
  answer(found);
  const done = await screen.findByRole('status');
  expect(done.textContent).toContain('등록 내용이 변경되었습니다.');
  press('변경 내용 저장');
  await screen.findByRole('button', { name: '처리 중...' });
  expect(screen.queryByRole('status')).toBeNull();
  answer({ ok: false, error: 'invalid_fields' }, 400);
  expect((await screen.findByRole('alert')).textContent).toContain('다시 확인해 주세요');
});

test('a failed erasure shows in its own section, whose button says that it is busy [STORE-14]', async () => {
  await openEntry();
  const section = screen.getByRole('region', { name: '등록 삭제' });
  press('등록 삭제');
  await within(section).findByRole('button', { name: '처리 중...' });
  expect(button('변경 내용 저장')).toBeTruthy();
  answer({}, 429);
  const alert = await within(section).findByRole('alert');
  expect(alert.textContent).toContain('잠시 후 다시 시도해 주세요');
  expect(document.activeElement?.contains(alert)).toBe(true);
});

test('a correction whose answer was lost is repeated under the new number [STORE-14]', async () => {
  await openEntry();
  fireEvent.change(screen.getByLabelText(/연락처/), { target: { value: '010-0000-9999' } });
  press('변경 내용 저장');
  answer({ ok: false, error: 'unavailable' }, 503);
  await screen.findByRole('alert');
  press('변경 내용 저장');
  answer({ ok: false, error: 'registration_not_found' }, 404);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(4));
  const [, init] = jest.mocked(fetch).mock.calls.at(-1) ?? [];
  expect(JSON.parse(init?.body as string)).toMatchObject({ action: 'correct', digits: '9999' });
  answer({ ok: true, registration: { ...registration, phone: '010-0000-9999' } });
  expect((await screen.findByRole('status')).textContent).toContain('등록 내용이 변경되었습니다.');
});

test('an erasure whose answer was lost is confirmed when it is repeated [STORE-14]', async () => {
  await openEntry();
  press('등록 삭제');
  answer({ ok: false, error: 'unavailable' }, 503);
  await screen.findByRole('alert');
  press('등록 삭제');
  answer({ ok: false, error: 'registration_not_found' }, 404);
  expect(await screen.findByText(/삭제되었습니다/)).toBeTruthy();
});

test.each<[string, OwnRegistrationAnswer, string | RegExp]>([
  ['the entry', found, /name="receipt" value="ABCDE-12345".*name="digits" value="1234"/],
  ['a correction', { ...found, action: 'correct' }, '등록 내용이 변경되었습니다.'],
  ['an erasure', { ok: true, action: 'erase' }, '등록 내용이 삭제되었습니다.'],
  ['the receipt', { ok: true, action: 'receipt', receipt: 'ABCDE-12345' }, 'ABCDE-12345</strong>'],
  ['an error', { ok: false, error: 'registration_not_found' }, notFound],
  [
    'a lost cookie',
    { ok: false, error: 'receipt_unknown' },
    '이 브라우저에는 남아 있는 접수번호가 없습니다.',
  ],
  ['another error', { ok: false, error: 'unavailable' }, '오류가 발생했습니다.'],
])('a native post is answered with the page: %s [STORE-14, FORM-28]', (_what, data, shown) => {
  expect(renderToString(<RegistrationPage params={{}} data={data} />)).toMatch(shown);
});

test('an outcome that came with the page does not take the focus when it is hydrated', () => {
  const page = (
    <RegistrationPage params={{}} data={{ ok: true, action: 'receipt', receipt: 'ABCDE-12345' }} />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(screen.getByRole('status')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
