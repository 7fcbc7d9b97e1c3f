/** HTML in which every inserted text is escaped, so that typed text never becomes markup. */
export class Html {
  constructor(readonly text: string) {}
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (char) => entities.get(char) ?? char);

/** Texts are escaped, `Html` and lists of it are inserted as they are. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const inserted = values.map((value) => {
    if (typeof value === 'string') return escape(value);
    return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
  });
  return new Html(parts.map((part, index) => part + (inserted[index] ?? '')).join(''));
}
