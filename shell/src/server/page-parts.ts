import { belowFoldHref } from '@site/host/below-fold-href';
import { elementAt } from './element-at';

/** What React writes for a BelowFold. */
const mark = `<link rel="stylesheet" href="${belowFoldHref}"/>`;

export interface PageParts {
  /** What a first screen may show. */
  readonly shown: string;
  /** What follows the mark, and every closed popover: the browser itself hides those until they are opened. */
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
  const popovers = popoversIn(above);
  return {
    shown: popovers.reduce((html, popover) => html.replace(popover, () => ''), above),
    later: [...popovers, below].join(''),
  };
}

/** @param element in the place of the mark */
export function replaceMark(body: string, element: string): string {
  return body.replace(mark, () => element);
}

function popoversIn(html: string): string[] {
  return [...html.matchAll(/<([a-z]+)\b[^>]* popover="[^>]*>/g)].map(({ index, 1: tag = '' }) =>
    elementAt(html, index, tag),
  );
}
