import type { WebhookMessage } from '../api/send-webhook';
import { createOperatorNotifier } from './notify-operators';

jest.useFakeTimers();

const nowMs = Date.parse('2026-11-22T09:00:00Z');

function start(send?: (message: WebhookMessage) => Promise<void>) {
  const lines: string[] = [];
  const notifier = createOperatorNotifier({
    ...(send && { send }),
    log: (line) => lines.push(line),
    now: () => nowMs,
    retryAfterMs: [1_000, 5_000],
  });
  return { lines, notifier };
}

/** A receiver that fails as long as `isDown`. */
function receiver() {
  const state = { isDown: false, attempts: [] as WebhookMessage[] };
  const send = async (message: WebhookMessage) => {
    state.attempts.push(message);
    if (state.isDown) throw new Error('status 503');
  };
  const dataOf = (index: number) =>
    (JSON.parse(state.attempts[index]?.body ?? '{}') as { data?: unknown }).data;
  return { state, send, dataOf };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

test('each registration is a line with the counts since the start, with or without a webhook', () => {
  const { lines, notifier } = start();
  notifier.registrationReceived('visit');
  notifier.registrationReceived('visit');
  notifier.registrationReceived('popup');
  expect(lines.at(-1)).toBe('registrations since the start: popup 1, visit 2, inquiry 0');
});

test('a message holds type, time and counts, nothing else', async () => {
  const { state, send } = receiver();
  const { notifier } = start(send);
  notifier.registrationReceived('inquiry');
  await settled();
  expect(state.attempts.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      type: 'registrations.received',
      timestamp: '2026-11-22T09:00:00.000Z',
      data: { popup: 0, visit: 0, inquiry: 1 },
    },
  ]);
});

test('a failed message is repeated unchanged until it arrives; later registrations follow in one', async () => {
  const { state, send, dataOf } = receiver();
  const { lines, notifier } = start(send);
  state.isDown = true;
  notifier.registrationReceived('popup');
  await settled();
  for (let count = 0; count < 3; count += 1) notifier.registrationReceived('visit');
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(state.attempts).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('webhook'))).toEqual([
    'webhook: status 503; next attempt in 1 s',
    'webhook: status 503; next attempt in 5 s',
    'webhook: status 503; next attempt in 5 s',
  ]);

  state.isDown = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(state.attempts).toHaveLength(5);
  expect(new Set(state.attempts.slice(0, 4)).size).toBe(1);
  expect(dataOf(3)).toEqual({ popup: 1, visit: 0, inquiry: 0 });
  expect(dataOf(4)).toEqual({ popup: 0, visit: 3, inquiry: 0 });
  expect(state.attempts[4]?.id).not.toBe(state.attempts[3]?.id);
});

test('nothing is sent after the service has closed', async () => {
  const { state, send } = receiver();
  const { notifier } = start(send);
  state.isDown = true;
  notifier.registrationReceived('popup');
  await settled();
  notifier.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state.attempts).toHaveLength(1);
});
