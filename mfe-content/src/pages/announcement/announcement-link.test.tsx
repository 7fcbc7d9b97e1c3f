/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AnnouncementLink } from './announcement-link';
import { watchLimitMs } from './use-file-window';

const loadingText = '파일을 로딩 중입니다...';

/** A window as the browser opens it: blank, until a test changes it. */
class OpenedWindow extends EventTarget {
  closed = false;
  location = { href: 'about:blank' };
  document = { readyState: 'complete' };
}

let opened: OpenedWindow;
let openWindow: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom does not implement opening a <dialog>.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  opened = new OpenedWindow();
  openWindow = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function link(): HTMLElement {
  return screen.getByRole('link', { name: '모집공고 PDF 확인하기' });
}

function openFile(): void {
  render(<AnnouncementLink />);
  fireEvent.click(link());
}

const overlay = () => screen.queryByRole('dialog', { name: loadingText });

test('a click opens the file in one new tab and shows the overlay [SALES-3, SALES-4]', () => {
  openFile();
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(openWindow).toHaveBeenCalledWith('/announcement.pdf', '_blank');
  expect(overlay()).not.toBeNull();
});

test('the overlay stays while the tab is blank', () => {
  openFile();
  act(() => jest.advanceTimersByTime(watchLimitMs - 1));
  expect(overlay()).not.toBeNull();
});

test.each<[string, () => void]>([
  ['the opened window loads', () => opened.dispatchEvent(new Event('load'))],
  ['the opened window is closed', () => (opened.closed = true)],
  ['the file has loaded without an event', () => (opened.location.href = '/announcement.pdf')],
  [
    'the window shows a viewer of another origin',
    () =>
      Object.defineProperty(opened, 'location', {
        get: () => {
          throw new DOMException('cross-origin', 'SecurityError');
        },
      }),
  ],
  ['the visitor presses 닫기', () => fireEvent.click(screen.getByRole('button', { name: '닫기' }))],
  [
    'the browser closes the dialog, as on Escape',
    () => screen.getByRole<HTMLDialogElement>('dialog').close(),
  ],
  ['the time limit has passed', () => jest.advanceTimersByTime(watchLimitMs)],
])('the overlay closes when %s [SALES-5, SALES-6]', (_, event) => {
  openFile();
  act(event);
  act(() => jest.advanceTimersByTime(250));
  expect(overlay()).toBeNull();
});

test('closing the overlay returns the focus to the link and stops watching', () => {
  openFile();
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(document.activeElement).toBe(link());
  expect(jest.getTimerCount()).toBe(0);
});

test('unmounting stops watching', () => {
  openFile();
  cleanup();
  expect(jest.getTimerCount()).toBe(0);
});

test('a blocked tab shows a message with a plain link, and no overlay [SALES-7]', () => {
  openWindow.mockReturnValue(null);
  openFile();
  expect(overlay()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('새 창이 차단되었습니다.');
  const plain = screen.getByRole('link', { name: 'PDF 바로 열기' });
  expect(plain.getAttribute('href')).toBe('/announcement.pdf');
  expect(plain.hasAttribute('target')).toBe(false);
});

test('a retry after a blocked tab removes the message', () => {
  openWindow.mockReturnValueOnce(null);
  openFile();
  fireEvent.click(link());
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('');
  expect(overlay()).not.toBeNull();
});

test('a click with a modifier key is left to the browser', () => {
  render(<AnnouncementLink />);
  const isDefaultAllowed = fireEvent.click(link(), { ctrlKey: true });
  expect(isDefaultAllowed).toBe(true);
  expect(openWindow).not.toHaveBeenCalled();
});
