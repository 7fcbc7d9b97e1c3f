/** The press service and another tab of the administrator, for tests of both panels. */
import { act, fireEvent, screen } from '@testing-library/react';
import { signedInHint } from '@site/contract';

export const session = { email: 'admin@yunseul.example', uid: 'u' };
export const expired = '로그인이 만료되었습니다. 다시 로그인하면 이어서 작성할 수 있습니다.';
export const signedOutElsewhere = '다른 창에서 로그아웃했습니다.';

let hearOtherTab: (event: { data: string }) => void;
let response: { status: number; body: object };

/** Call it once in the file, before its own hooks. */
export function fakeService(): void {
  beforeAll(() => {
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
    response = { status: 204, body: {} };
  });
}

/**
 * Presses a button by the keyboard; the service responds.
 * @param meanwhile what the administrator does before the response
 */
export async function press(
  name: string,
  status = 204,
  body: object = {},
  meanwhile?: () => void,
): Promise<void> {
  response = { status, body };
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  button.focus();
  await act(async () => {
    if (button.type === 'submit') fireEvent.submit(button.form as HTMLFormElement);
    else fireEvent.click(button);
    meanwhile?.();
    await new Promise((done) => setTimeout(done));
  });
}

export const signIn = () => press('관리자 로그인', 200, session);

export function signOutInOtherTab(): void {
  act(() => hearOtherTab({ data: 'signed-out' }));
}

export const focused = () => document.activeElement;
