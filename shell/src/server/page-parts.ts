import { belowFoldHref } from '@site/host/below-fold-href';

/** What React writes for a BelowFold. */
const mark = `<link rel="stylesheet" href="${belowFoldHref}"/>`;

export interface PageParts {
  /** What a first screen may show. */
  readonly shown: string;
  /**
   * What follows the mark; every closed popover, which the browser itself hides until it is opened; and what carries
   * `data-closed`, which a rule of its surroundings hides until its own styles are there.
   */
  readonly later: string;
}

/**
 * @returns undefined when the page has no mark
 * @throws Error when it has two: the stylesheet of the first would come too late for nothing
 */
export function partsOf(body: string): PageParts | undefined {
  const [above = '', below, ...more] = body.split(mark);
  if (below === undefined) return undefined;
  if (more.length > 0) throw new Error('A page holds one BelowFold at most');
  const closed = closedIn(above);
  return {
    shown: closed.reduce((html, part) => html.replace(part, () => ''), above),
    later: [...closed, below].join(''),
  };
}

/** @param element in the place of the mark */
export function replaceMark(body: string, element: string): string {
  return body.replace(mark, () => element);
}

function closedIn(html: string): string[] {
  return [...html.matchAll(/<([a-z]+)\b[^>]* (?:popover|data-closed)="[^>]*>/g)].map(
    ({ index, 1: tag = '' }) => html.slice(index, endOfElement(html, index, tag)),
  );
}

/** @returns the index after the end tag of the element that starts at `start`. */
function endOfElement(html: string, start: number, tag: string): number {
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + `</${tag}>`.length;
  }
  return html.length;
}
