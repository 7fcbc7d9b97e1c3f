import { formatCount } from '@site/contract';
import { whenShown } from './when-shown';

/**
 * Counts one opening of an article. Here and not in the remote, so that it is exact when the remote is late or
 * dead. A page that is only prerendered counts when it is shown; a page restored from the back/forward cache
 * does not run this again.
 */
export function countView() {
  const url = document.querySelector<HTMLMetaElement>('meta[name="view-beacon"]')?.content;
  if (!url) return;
  whenShown(() => void send(url));
}

async function send(url: string) {
  try {
    const response = await fetch(url, { method: 'POST', keepalive: true });
    const { views } = (await response.json()) as { views?: number };
    const place = document.querySelector('[data-view-count]');
    if (response.ok && place && typeof views === 'number') place.textContent = formatCount(views);
  } catch {
    // The count of the page stays; the article is what the visitor came for.
  }
}
