import { signedInHint } from '@site/contract';

/**
 * Starts the shell without an interaction where that is needed: for a signed-in administrator, whose page shows the
 * session only then; for a URL fragment that only script can show; when something other than the visitor's input scrolls
 * the page (assistive technology, a script); and when a self-moving element scrolls into view. Those elements have
 * `data-hydrate-in-view`, a media query for when they move. Call it after `load`: before, the browser itself scrolls, to
 * the position before a reload or to the URL fragment.
 */
export function startWhenNeeded(start: () => void): void {
  if (document.cookie.includes(`${signedInHint}=1`)) return start();
  if (location.hash && !document.querySelector(':target')) return start();
  addEventListener('scroll', start, { once: true, passive: true });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-hydrate-in-view]'))
    if (matchMedia(element.dataset['hydrateInView'] ?? '').matches) observer.observe(element);
}
