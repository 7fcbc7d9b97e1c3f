/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PopupForm } from '../pages/popup/popup-form';
import { PageForm } from './page-form';

const fill = () => {
  fireEvent.change(screen.getByLabelText(/^(고객명|이름|성함|성명)/), {
    target: { value: '방문자' },
  });
  fireEvent.change(screen.getByLabelText(/연락처/), { target: { value: '010' } });
};
const button = () => screen.getByRole<HTMLButtonElement>('button');
const send = () => fireEvent.submit(button().form as HTMLFormElement);
const openVisitForm = () => {
  render(<PageForm kind="visit" hasMarkedMessage={false} />);
  fill();
};

let settle: (response: Response) => void;

/** jsdom has no AbortSignal.timeout; no test here takes long enough to need it. */
beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (settle = resolve)));
});

const sentKeys = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['Idempotency-Key']);

/** Only the parts of a Response that the form reads. */
const ok = { ok: true, status: 200, headers: new Map() } as unknown as Response;
const broken = { ok: false, status: 500, headers: new Map() } as unknown as Response;

test('after a failure the fields stay, and a retry of the same entry reuses its key [FORM-13, FORM-15]', async () => {
  openVisitForm();
  for (let attempt = 1; attempt <= 2; attempt++) {
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(attempt));
    settle(broken);
    await screen.findByText('등록에 실패했습니다. 다시 시도해 주세요.');
    await waitFor(() => expect(button().disabled).toBe(false));
  }
  expect(screen.getByLabelText<HTMLInputElement>(/고객명/).value).toBe('방문자');
  const keys = sentKeys();
  expect(keys[0]).toBe(keys[1]);
});

test('the focus moves to the outcome, unless the visitor is in another field', async () => {
  openVisitForm();
  const name = screen.getByLabelText(/고객명/);
  button().focus();
  send();
  settle(broken);
  const message = await screen.findByRole('alert');
  expect(message.parentElement).toBe(document.activeElement);
  send();
  name.focus();
  settle(ok);
  await screen.findByRole('status');
  expect(document.activeElement).toBe(name);
});

test('text that was changed while it was being sent stays', async () => {
  openVisitForm();
  send();
  const message = screen.getByLabelText<HTMLTextAreaElement>(/문의 내용/);
  fireEvent.change(message, { target: { value: '한 가지 더' } });
  settle(ok);
  await screen.findByRole('status');
  expect(message.value).toBe('한 가지 더');
});

test('a popup that was closed while it sent reuses the key of the same entry; after a seen success it does not', async () => {
  for (let opening = 1; opening <= 3; opening++) {
    const { unmount } = render(<PopupForm />);
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(opening));
    if (opening === 1) unmount();
    settle(ok);
    if (opening > 1) await screen.findByRole('status');
    unmount();
  }
  const [first, again, later] = sentKeys();
  expect(again).toBe(first);
  expect(later).not.toBe(again);
});
