import type { RouteMatch } from '@site/contract';
import type { PageHead } from '@site/host';

/** Heads are a chunk of their own: a first visit finds its head in the page and never loads it. */
export async function readStaticHead(match: RouteMatch | undefined): Promise<PageHead> {
  try {
    const { heads } = await import(/* webpackChunkName: "heads" */ '@site/contract/heads');
    const head = heads[match?.route.id ?? 'not-found'];
    if (head) return head;
  } catch {
    // Offline or in the middle of a release: the label is a title good enough.
  }
  return { title: match?.route.label ?? 'Not Found', description: '' };
}
