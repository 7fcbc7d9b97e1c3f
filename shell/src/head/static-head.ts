import type { RouteMatch } from '@site/contract';
import type { PageHead } from '@site/host';

/** Heads are a separate chunk: a first page view has its head in the HTML and never loads it. */
export async function readStaticHead(match: RouteMatch | undefined): Promise<PageHead> {
  try {
    const { heads } = await import(/* webpackChunkName: "heads" */ '@site/contract/heads');
    const head = heads[match?.route.id ?? 'not-found'];
    if (head) return head;
  } catch {
    // Offline, or during a release: the route's label is used as title.
  }
  return { title: match?.route.label ?? 'Not Found', description: '' };
}
