/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a quick navigation says nothing', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(299);
  rerender(<NavigationProgress isPending={false} />);
  wait(1000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a slow one is said once, and no more when it is over [ROUTE-16]', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(301);
  expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다');
  rerender(<NavigationProgress isPending={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the next navigation starts its own quiet moment', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(301);
  rerender(<NavigationProgress isPending={false} />);
  rerender(<NavigationProgress isPending />);
  expect(screen.getByRole('status').textContent).toBe('');
});
