/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { canLeavePage } from './can-leave-page';
import { PageLoad } from './page-load';
import { pauseAfter } from './pause-after';

jest.mock('./can-leave-page', () => ({ canLeavePage: jest.fn() }));
jest.mock('./pause-after', () => ({ pauseAfter: jest.fn() }));
jest.mock('../frame/section-unavailable', () => ({ SectionUnavailable: () => <p>unavailable</p> }));

/** jsdom cannot load pages and says so: that is how a reload is seen here. */
const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reloads = () => said.mock.calls.filter(([fault]) => /navigation/.test(String(fault))).length;

let endPause: () => void;
beforeEach(() => {
  said.mockClear();
  jest.mocked(canLeavePage).mockReset();
  jest
    .mocked(pauseAfter)
    .mockImplementation(() => new Promise((resolve) => (endPause = () => resolve())));
});

const show = () => act(() => Promise.resolve(render(<PageLoad fallback={<p>loading</p>} />)));

test('when a page answers, it is loaded, and until then it only looks busy', async () => {
  jest.mocked(canLeavePage).mockResolvedValue(true);
  await show();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(reloads()).toBe(1);
});

test('while none answers, the place says so; it asks again, and loads when one does', async () => {
  jest.mocked(canLeavePage).mockResolvedValueOnce(false).mockResolvedValue(true);
  await show();
  expect(screen.getByText('unavailable')).toBeTruthy();
  expect(reloads()).toBe(0);
  await act(async () => endPause());
  expect(reloads()).toBe(1);
});

test('who has gone on meanwhile is left alone', async () => {
  jest.mocked(canLeavePage).mockResolvedValueOnce(false).mockResolvedValue(true);
  const { unmount } = await show();
  unmount();
  await act(async () => endPause());
  expect(canLeavePage).toHaveBeenCalledTimes(1);
  expect(reloads()).toBe(0);
});
