import { signedInHint } from '@site/contract';

/**
 * Starts the shell for what nobody has to touch: an administrator's page, which shows only then that he is signed in;
 * an address whose fragment names what only script can show; a page that is scrolled by something else than the
 * visitor's hand (assistive technology, a script); and elements that move by themselves once they are in view. Those
 * carry `data-hydrate-in-view`, a media query under which they do. Called after `load`: until then the browser itself
 * scrolls, to the position of a reload or to the fragment of the address, and that is no sign of a visitor.
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
