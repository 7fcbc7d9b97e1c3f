/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useUpload } from './use-upload';

const name = (digit: string) => `${digit.repeat(32)}-9x9`;
type Answer = (status: number, body: object) => Promise<void>;

const ignored = {
  onStored: jest.fn(),
  onRefused: jest.fn(),
  onBusy: jest.fn(),
  onSessionLost: jest.fn(),
};

/** The test answers each upload, also an aborted one, whose response may already have been sent. */
function openUploads() {
  const answers: Answer[] = [];
  const aborted: boolean[] = [];
  globalThis.fetch = jest.fn((_url: unknown, init?: RequestInit) => {
    const at = answers.length;
    aborted.push(false);
    init?.signal?.addEventListener('abort', () => (aborted[at] = true));
    return new Promise<Response>((resolve) => {
      answers.push((status, body) =>
        act(async () => {
          resolve({ status, ok: status < 400, json: async () => body } as Response);
          await new Promise((done) => setTimeout(done));
        }),
      );
    });
  });
  return { answers, aborted };
}

test.each([
  ['is stored', 201, { name: name('a') }],
  ['is refused', 401, { error: 'not_signed_in', message: '.' }],
])(
  'of two files the one chosen last counts, when the first %s later [ARTICLE-12]',
  async (_, status, body) => {
    const { answers, aborted } = openUploads();
    const [onStored, onBusy, onSessionLost] = [jest.fn(), jest.fn(), jest.fn()];
    const { result } = renderHook(() =>
      useUpload({ onStored, onRefused: jest.fn(), onBusy, onSessionLost }),
    );
    act(() => result.current.store(new File(['a'], 'a.png')));
    act(() => result.current.store(new File(['b'], 'b.png')));
    expect(aborted).toEqual([true, false]);
    await answers[0]?.(status, body);
    expect([onStored.mock.calls, onSessionLost.mock.calls]).toEqual([[], []]);
    expect(onBusy).toHaveBeenLastCalledWith(true);
    expect([result.current.state, result.current.error]).toEqual(['busy', undefined]);
    await answers[1]?.(201, { name: name('b') });
    expect(onStored.mock.calls).toEqual([[name('b')]]);
    expect(onBusy).toHaveBeenLastCalledWith(false);
    expect(result.current.state).toBe('stored');
  },
);

test('an answer that comes after the last one is ignored [ARTICLE-12]', async () => {
  const { answers } = openUploads();
  const [onStored, onBusy] = [jest.fn(), jest.fn()];
  const { result } = renderHook(() => useUpload({ ...ignored, onStored, onBusy }));
  act(() => result.current.store(new File(['a'], 'a.png')));
  act(() => result.current.store(new File(['b'], 'b.png')));
  await answers[1]?.(201, { name: name('b') });
  await answers[0]?.(201, { name: name('a') });
  expect(onStored.mock.calls).toEqual([[name('b')]]);
  expect(onBusy.mock.calls).toEqual([[true], [true], [false]]);
});

test.each([
  ['that is not a picture', 422, 1],
  ['while the service is down', 503, 0],
])(
  'a file %s is answered with %d: removed from the form %d times [ARTICLE-12]',
  async (_, status, times) => {
    const { answers } = openUploads();
    const onRefused = jest.fn();
    const { result } = renderHook(() => useUpload({ ...ignored, onRefused }));
    act(() => result.current.store(new File(['a'], 'a.txt')));
    await answers[0]?.(status, { error: 'invalid_picture', message: '.' });
    expect(onRefused).toHaveBeenCalledTimes(times);
    expect(result.current.error).toBeDefined();
  },
);
