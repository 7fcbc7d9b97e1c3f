import { postToFormHost } from '../api/post-to-form-host';
import { FormError } from '../errors';
import type { Delivery, Destination } from './accept-registration';
import { sameTapMs } from './content-digest';
import { judgeHostAnswer } from './judge-host-answer';
import type { DeliverOnce } from './deliver-once';

/** How long a key is remembered; a page uses a key for one registration and its retries. */
const keyLifetimeMs = 24 * 60 * 60 * 1_000;

interface Relay {
  readonly address: URL;
  readonly timeoutMs: number;
  readonly deliverOnce: DeliverOnce;
}

/** Passes registrations on, bytes and content type unchanged, and stores nothing. */
export function createRelayDestination(relay: Relay): Destination {
  return {
    isReady: () => true,
    async deliver(delivery) {
      const send = () => relayOnce(relay, delivery);
      const tap = tapOf(delivery);
      if (tap) {
        const isFirst = await relay.deliverOnce(tap.key, tap.lifetimeMs, send);
        return isFirst ? 'relayed' : 'duplicate';
      }
      await send();
      return 'relayed';
    },
  };
}

function tapOf({ post, digest }: Delivery): { key: string; lifetimeMs: number } | undefined {
  const { form, idempotencyKey } = post;
  if (idempotencyKey !== undefined) {
    return { key: `${form} key ${idempotencyKey}`, lifetimeMs: keyLifetimeMs };
  }
  return digest === undefined ? undefined : { key: `${form} tap ${digest}`, lifetimeMs: sameTapMs };
}

async function relayOnce({ address, timeoutMs }: Relay, { post }: Delivery): Promise<void> {
  const answer = await postToFormHost(address, post, timeoutMs).catch((cause: unknown) => {
    const { code = 'unreachable' } = cause as { code?: string };
    throw new FormError('relay_failed', { detail: code });
  });
  judgeHostAnswer(answer, { address, contentType: post.contentType });
}
