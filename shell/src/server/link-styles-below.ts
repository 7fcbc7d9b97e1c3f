import { partsOf, replaceMark } from './page-parts';
import type { Stylesheet } from '@site/release';
import { createStylesheet } from './page-stylesheet';
import { splitStyles } from './split-styles';

interface Rendered {
  readonly body: string;
  /** One style element. */
  readonly styles: string;
}

/**
 * Moves the styles that only a page's lower part needs into a file of their own, linked where the page says so.
 *
 * @param mayLink whether somebody publishes the file; else every style stays inline
 */
export function linkStylesBelow(
  { body, styles }: Rendered,
  mayLink: boolean,
): Rendered & { readonly stylesheet?: Stylesheet } {
  const parts = partsOf(body);
  if (!parts) return { body, styles };
  const [, start = '', css = '', end = ''] = styleElement.exec(styles) ?? [];
  const { inline, below } = splitStyles(css, parts);
  // The browser's React looks for a link in that place, with or without an address.
  if (!mayLink || !below) return { body: replaceMark(body, '<link/>'), styles };
  const stylesheet = createStylesheet('below.css', below);
  return {
    body: replaceMark(body, `<link rel="stylesheet" href="${stylesheet.src}"/>`),
    styles: start + inline + end,
    stylesheet,
  };
}

const styleElement = /^(<style[^>]*>)([\s\S]*)(<\/style>)$/;
