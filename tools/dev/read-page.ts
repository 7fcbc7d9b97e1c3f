import type { RenderInput } from '@site/release';

/** The start of a JSON block of a document. Only documents of the site have the blocks `page` and `release`. */
export const blockStart = (id: 'page' | 'release') => `<script type="application/json" id="${id}">`;

type Page = Pick<RenderInput, 'path' | 'status' | 'publicOrigin' | 'data' | 'admin' | 'release'>;

/** What the site rendered a document from. */
export function readPage(html: string): Page {
  const block = (id: 'page' | 'release'): unknown => {
    const start = html.indexOf(blockStart(id)) + blockStart(id).length;
    return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
  };
  return { ...(block('page') as Page), release: block('release') as Page['release'] };
}
