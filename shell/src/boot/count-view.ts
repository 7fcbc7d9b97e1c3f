import { formatCount } from '@site/contract';
import { whenShown } from './when-shown';

/**
 * Counts one view of an article. It is in the boot file, so that the count is exact even if the remote is late or fails. A
 * page that the browser prerenders counts when it is shown; one restored from the back/forward cache does not count.
 */
export function countView() {
  const url = document.querySelector<HTMLMetaElement>('meta[name="view-beacon"]')?.content;
  if (!url) return;
  whenShown(() => void send(url));
}

async function send(url: string) {
  // Before the answer the visitor may have gone to another article.
  const place = document.querySelector('[data-view-count]');
  try {
    const response = await fetch(url, { method: 'POST', keepalive: true });
    const { views } = (await response.json()) as { views?: number };
    if (response.ok && place && typeof views === 'number') place.textContent = formatCount(views);
  } catch {
    // The rendered count stays; the article itself is not affected.
  }
}
