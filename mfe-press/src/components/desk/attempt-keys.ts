/** Idempotency keys: one for every try of the same text, a new one as soon as the text changes. */
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

/** randomUUID needs a secure context; a preview over plain http on the local network is none. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
