import { createHash } from 'node:crypto';
import { postToFormHost } from '../api/post-to-form-host';
import { FormError } from '../errors';
import { sameSubmitMs, type Delivery, type Destination } from './accept-registration';
import { checkHostAnswer } from './check-host-answer';
import type { DeliverOnce } from './deliver-once';
import { relayBody, type RelayFormat } from './relay-body';

/** How long a key is remembered; a page uses a key for one registration and its retries. */
const keyLifetimeMs = 24 * 60 * 60 * 1_000;

interface Relay {
  readonly address: URL;
  readonly timeoutMs: number;
  readonly format: RelayFormat;
  readonly deliverOnce: DeliverOnce;
}

/** Forwards registrations, with unchanged bytes and content type unless another format is set, and stores nothing. */
export function createRelayDestination(relay: Relay): Destination {
  return {
    isReady: () => Promise.resolve(true),
    givesReceipts: false,
    async deliver(delivery) {
      if (delivery.post.isTest) return { outcome: 'not relayed' };
      const send = () => relayOnce(relay, delivery);
      const repeatable = repeatableOf(delivery);
      if (repeatable) {
        const isFirst = await relay.deliverOnce(repeatable, send);
        return { outcome: isFirst ? 'relayed' : 'duplicate' };
      }
      await send();
      return { outcome: 'relayed' };
    },
  };
}

function repeatableOf({ post, fields }: Delivery) {
  const { form, idempotencyKey, isNative } = post;
  // Not of the bytes, because every multipart body has a different boundary.
  const content = createHash('sha256')
    .update(JSON.stringify([form, [...fields]]))
    .digest('hex');
  if (idempotencyKey !== undefined) {
    return { key: `${form} key ${idempotencyKey}`, lifetimeMs: keyLifetimeMs, content };
  }
  if (!isNative) return undefined;
  return { key: `${form} submit ${content}`, lifetimeMs: sameSubmitMs, content };
}

async function relayOnce({ address, timeoutMs, format }: Relay, { post }: Delivery): Promise<void> {
  const body = relayBody(post, format);
  const answer = await postToFormHost(address, body, timeoutMs).catch((cause: unknown) => {
    const { code = 'unreachable' } = cause as { code?: string };
    throw new FormError('relay_failed', { detail: code });
  });
  checkHostAnswer(answer, { address, contentType: body.contentType });
}
