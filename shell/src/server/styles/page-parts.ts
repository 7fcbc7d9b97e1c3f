import { belowFoldHref } from '@site/host/below-fold';

/** React's output for a BelowFold. */
const marker = `<link rel="stylesheet" href="${belowFoldHref}"/>`;

export interface PageParts {
  /** HTML that is initially visible above the fold. */
  readonly above: string;
  /**
   * HTML below the fold; closed popovers, which the browser hides; and elements with `data-closed`, which rules of their
   * parents hide until their own styles are loaded.
   */
  readonly below: string;
}

/**
 * @returns undefined if the page has no BelowFold
 * @throws Error if it has more than one
 */
export function partsOf(body: string): PageParts | undefined {
  const [before = '', after, ...more] = body.split(marker);
  if (after === undefined) return undefined;
  if (more.length > 0) throw new Error('A page may have only one BelowFold');
  const closed = closedIn(before);
  return {
    above: closed.reduce((html, part) => html.replace(part, () => ''), before),
    below: [...closed, after].join(''),
  };
}

/** @param element that replaces the BelowFold */
export function replaceMarker(body: string, element: string): string {
  return body.replace(marker, () => element);
}

function closedIn(html: string): string[] {
  return [...html.matchAll(/<([a-z]+)\b[^>]* (?:popover|data-closed)="[^>]*>/g)].map(
    ({ index, 1: tag = '' }) => html.slice(index, endOfElement(html, index, tag)),
  );
}

/** @returns the index after the end tag of the element at `start` */
function endOfElement(html: string, start: number, tag: string): number {
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + `</${tag}>`.length;
  }
  return html.length;
}
