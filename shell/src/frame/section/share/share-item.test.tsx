/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareItem } from './share-item';
import type * as statusModule from './share-status';

let mockIsLost = false;
jest.mock('./share-status', () => ({
  __esModule: true,
  get ShareStatus() {
    if (mockIsLost) throw new Error('ChunkLoadError');
    return jest.requireActual<typeof statusModule>('./share-status').ShareStatus;
  },
}));

const url = 'https://www.example.com/FloorPlan/84A';
const copied = '페이지 주소를 복사했습니다. 메시지에 붙여 넣어 보내 주세요.';
const writeText = jest.fn<Promise<void>, [string]>();

function offer(part: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, part, { value, configurable: true });
}

beforeEach(() => {
  document.head.innerHTML = `<title>84A㎡ 평면도</title><link rel="canonical" href="${url}">`;
  writeText.mockReset().mockResolvedValue();
  offer('clipboard', { writeText });
  Reflect.deleteProperty(navigator, 'share');
});

async function pressShare() {
  render(<ShareItem />);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '공유' }));
  const status = await screen.findByRole('status');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return status.textContent;
}

test('a share sheet that the visitor closes is not an error', async () => {
  offer('share', jest.fn().mockRejectedValue(new DOMException('', 'AbortError')));
  expect(await pressShare()).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the address and confirms it if the share sheet does not open [PAPER-2]', async () => {
  offer('share', jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')));
  expect(await pressShare()).toBe(copied);
  expect(writeText.mock.calls).toEqual([[url]]);
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ['is missing', undefined],
])('shows the address if the clipboard %s', async (_, clipboard) => {
  offer('clipboard', clipboard);
  expect(await pressShare()).toContain(url);
});

test('the message that the address was copied disappears, an address to copy stays [PAPER-2]', async () => {
  jest.useFakeTimers();
  try {
    for (const [clipboard, left] of [
      [{ writeText }, ''],
      [undefined, `주소를 복사하지 못했습니다. 아래 주소를 직접 복사해 주세요.\n${url}`],
    ] as const) {
      offer('clipboard', clipboard);
      const { container, unmount } = render(<ShareItem />);
      fireEvent.click(screen.getByRole('button', { name: '공유' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(container.querySelector('[role=status]')?.textContent).not.toBe('');
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(container.querySelector('[role=status]')?.textContent).toBe(left);
      unmount();
    }
  } finally {
    jest.useRealTimers();
  }
});

test('shows the address if the chunk does not load', async () => {
  const prompt = jest.spyOn(globalThis, 'prompt').mockReturnValue(null);
  mockIsLost = true;
  render(<ShareItem />);
  fireEvent.click(screen.getByRole('button', { name: '공유' }));
  await waitFor(() => expect(prompt.mock.calls).toEqual([['공유', url]]));
  mockIsLost = false;
  fireEvent.click(screen.getByRole('button', { name: '공유' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(copied));
});
