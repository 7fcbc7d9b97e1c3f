import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

const withinMs = 2_000;

/**
 * Reads the rest of a body, for at most two seconds, before a response that does not need it. A client that is still
 * sending loses a response whose connection is closed under its body. Nginx does the same (`lingering_close`).
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  await finished(request.resume(), { signal }).catch(() => undefined);
}
