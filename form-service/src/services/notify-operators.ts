import { randomUUID } from 'node:crypto';
import { formUrls, type FormKind } from '@site/contract';
import type { WebhookMessage } from '../api/send-webhook';

/** Registrations by form. */
type Counts = Readonly<Record<FormKind, number>>;

export interface OperatorNotifier {
  /** Returns at once; neither the log nor the webhook can delay or refuse a registration. */
  registrationReceived(form: FormKind): void;
  close(): void;
}

interface NotifierParts {
  /** One attempt; undefined: no webhook is configured. */
  readonly send?: (message: WebhookMessage) => Promise<void>;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly retryAfterMs?: readonly number[];
}

/** The last one is repeated until the message arrives. */
const defaultRetryAfterMs = [1_000, 5_000, 30_000, 120_000, 600_000];

const forms = Object.keys(formUrls) as FormKind[];
const noCounts = Object.fromEntries(forms.map((form) => [form, 0])) as Counts;

/**
 * Notifies operators of new registrations, without personal data: a log line with the counts since the start, and a
 * webhook with the counts since the previous message.
 *
 * One message at a time. Registrations that arrive while it is sent or retried wait for the next, so a receiver that was
 * down for a day gets two messages instead of a thousand. Pending messages are lost when the process ends: the store has
 * all registrations.
 */
export function createOperatorNotifier(parts: NotifierParts): OperatorNotifier {
  const { send, log, now, retryAfterMs = defaultRetryAfterMs } = parts;
  let total = noCounts;
  let waiting = noCounts;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const announce = () => {
    if (!send || isBusy || sumOf(waiting) === 0) return;
    isBusy = true;
    const data = waiting;
    waiting = noCounts;
    const timestamp = new Date(now()).toISOString();
    const body = JSON.stringify({ type: 'registrations.received', timestamp, data });
    void attempt(send, { id: `msg_${randomUUID()}`, body }, 0);
  };

  const attempt = async (
    deliver: NonNullable<NotifierParts['send']>,
    message: WebhookMessage,
    failures: number,
  ): Promise<void> => {
    try {
      await deliver(message);
    } catch (error) {
      if (isClosed) return;
      const waitMs = retryAfterMs[Math.min(failures, retryAfterMs.length - 1)] ?? 0;
      log(`webhook: ${(error as Error).message}; next attempt in ${waitMs / 1_000} s`);
      timer = setTimeout(() => void attempt(deliver, message, failures + 1), waitMs).unref();
      return;
    }
    isBusy = false;
    if (!isClosed) announce();
  };

  return {
    registrationReceived(form) {
      total = { ...total, [form]: total[form] + 1 };
      waiting = { ...waiting, [form]: waiting[form] + 1 };
      log(
        `registrations since the start: ${forms.map((kind) => `${kind} ${total[kind]}`).join(', ')}`,
      );
      announce();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const sumOf = (counts: Counts) => forms.reduce((sum, form) => sum + counts[form], 0);
