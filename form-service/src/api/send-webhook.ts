import { createHmac } from 'node:crypto';

export interface WebhookTarget {
  readonly url: URL;
  /** Shared with the receiver, who checks the signature with it. */
  readonly secret: Buffer;
  readonly timeoutMs: number;
}

export interface WebhookMessage {
  /** The same for every attempt, so that a receiver can ignore duplicates. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/**
 * One attempt, signed as https://www.standardwebhooks.com specifies it. Redirects are not followed: a signed message goes
 * to the configured address only.
 * @throws Error whose message is a status or a connection's error code, never the address, which may contain a key
 */
export async function sendWebhook(
  { url, secret, timeoutMs }: WebhookTarget,
  { id, body }: WebhookMessage,
  nowMs: number,
): Promise<void> {
  const timestamp = Math.floor(nowMs / 1_000);
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'form-service',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  }).catch((error: unknown) => {
    throw new Error(codeOf(error));
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? 'unreachable';
}
