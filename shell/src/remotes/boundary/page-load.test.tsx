/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { canLeavePage } from './can-leave-page';
import { PageLoad } from './page-load';
import { pauseAfter } from '../pause-after';

jest.mock('./can-leave-page', () => ({ canLeavePage: jest.fn() }));
jest.mock('../pause-after', () => ({ pauseAfter: jest.fn() }));
jest.mock('../../frame/error-pages/section-unavailable', () => ({
  SectionUnavailable: () => <p>unavailable</p>,
}));

/** jsdom cannot load pages and logs an error instead, which these tests count. */
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reloads = () =>
  consoleError.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;

let endPause: () => void;
beforeEach(() => {
  consoleError.mockClear();
  jest.mocked(canLeavePage).mockReset();
  jest
    .mocked(pauseAfter)
    .mockImplementation(() => new Promise((resolve) => (endPause = () => resolve())));
});

const show = () => act(() => Promise.resolve(render(<PageLoad fallback={<p>loading</p>} />)));

test('reloads the page if the server responds, and shows the fallback until then', async () => {
  jest.mocked(canLeavePage).mockResolvedValue(true);
  await show();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(reloads()).toBe(1);
});

test('shows an error while the server does not respond, retries, and reloads when it does', async () => {
  jest.mocked(canLeavePage).mockResolvedValueOnce(false).mockResolvedValue(true);
  await show();
  expect(screen.getByText('unavailable')).toBeTruthy();
  expect(reloads()).toBe(0);
  await act(async () => endPause());
  expect(reloads()).toBe(1);
});

test('does not reload after it is unmounted', async () => {
  jest.mocked(canLeavePage).mockResolvedValueOnce(false).mockResolvedValue(true);
  const { unmount } = await show();
  unmount();
  await act(async () => endPause());
  expect(canLeavePage).toHaveBeenCalledTimes(1);
  expect(reloads()).toBe(0);
});
