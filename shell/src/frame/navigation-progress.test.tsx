/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('announces nothing for a fast navigation', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(299);
  rerender(<NavigationProgress isPending={false} />);
  wait(1000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('announces a slow navigation once, until it ends [ROUTE-16]', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(301);
  expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다');
  rerender(<NavigationProgress isPending={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('each navigation has its own delay', () => {
  const { rerender } = render(<NavigationProgress isPending />);
  wait(301);
  rerender(<NavigationProgress isPending={false} />);
  rerender(<NavigationProgress isPending />);
  expect(screen.getByRole('status').textContent).toBe('');
});
