/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useTourLoading } from './use-tour-loading';

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 404 });
});

test('the end of the full screen does not remove the error of a tour that failed', async () => {
  const { result } = renderHook(() => useTourLoading('/media/tours/84A.html'));
  act(() => result.current.open());
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.close());
  expect(result.current.status).toBe('failed');
});

test('closing a tour that loads shows its still', () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const { result } = renderHook(() => useTourLoading('/media/tours/84A.html'));
  act(() => result.current.open());
  expect(result.current.status).toBe('loading');
  act(() => result.current.close());
  expect(result.current.status).toBe('still');
});
