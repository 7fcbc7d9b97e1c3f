import type { PageHead } from '@site/host';

/**
 * The `<script type="application/json" id="page">` block: what the server rendered this page from. Hydration
 * reads only this, so that the first client render equals the HTML.
 */
export interface PageBlock {
  /** Decoded canonical path; an error page keeps its own, whatever the address bar says. */
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly publicOrigin: string;
  readonly head: PageHead;
  /** What the page's `load` would return. */
  readonly data?: unknown;
}

/** @throws SyntaxError on a page that is none of ours */
export function readPageBlock(document: Document): PageBlock {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as PageBlock;
}
