/**
 * Idempotency keys for the submits of one form: every retry of the same content reuses the key, so that the server stores it
 * once; changed content gets a new key. Call `forget` after success, because the same content is then a new submit.
 */
export function createAttemptKeys() {
  let last: { readonly text: string; readonly key: string } | undefined;
  return {
    keyFor(content: object): string {
      const text = JSON.stringify(content);
      if (last?.text !== text) last = { text, key: randomKey() };
      return last.key;
    },
    forget() {
      last = undefined;
    },
  };
}

/** Not crypto.randomUUID, which needs a secure context: previews on the local network use plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
