import { partsOf, replaceMarker } from './page-parts';
import type { Stylesheet } from '@site/release';
import { createStylesheet, splitStyles } from './split-styles';

interface Rendered {
  readonly body: string;
  /** One style element. */
  readonly styles: string;
}

/**
 * Moves styles that only the content below the fold needs into a file, which is linked at the page's BelowFold.
 *
 * @param mayLink whether the caller publishes the file; otherwise all styles stay inline
 */
export function linkStylesBelow(
  { body, styles }: Rendered,
  mayLink: boolean,
): Rendered & { readonly stylesheet?: Stylesheet } {
  const parts = partsOf(body);
  if (!parts) return { body, styles };
  const [, start = '', css = '', end = ''] = styleElement.exec(styles) ?? [];
  const { inline, below } = splitStyles(css, parts);
  // React expects a link there during hydration, with or without an href.
  if (!mayLink || !below) return { body: replaceMarker(body, '<link/>'), styles };
  const stylesheet = createStylesheet('below.css', below);
  return {
    body: replaceMarker(body, `<link rel="stylesheet" href="${stylesheet.src}"/>`),
    styles: start + inline + end,
    stylesheet,
  };
}

const styleElement = /^(<style[^>]*>)([\s\S]*)(<\/style>)$/;
