import type { AdminView } from '@site/contract';
import type { PageHead } from '@site/host';

/**
 * The `<script type="application/json" id="page">` block: the input that the server rendered this page from. Hydration
 * reads only this, so that the first client render matches the HTML.
 */
export interface PageBlock {
  /** Decoded canonical path; error pages have a path of their own, independent of the URL. */
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly publicOrigin: string;
  readonly head: PageHead;
  /** The result of the page's `load`, or the answer to a native post. */
  readonly data?: unknown;
  /** Only on pages rendered for the administrator. */
  readonly admin?: AdminView;
}

/** @throws SyntaxError if the document has no such block */
export function readPageBlock(document: Document): PageBlock {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as PageBlock;
}
