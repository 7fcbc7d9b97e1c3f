import { scrollUntil } from './scroll-until';

/**
 * Where a browser begins a page whose address names one of its elements: at that element, at the top until it is there.
 * @param fragment of the address, with its `#`; percent-encoded
 * @param scrolling aborted at the end (scroll-until.ts)
 */
export function scrollToFragment(fragment: string, scrolling: AbortController): void {
  const id = decodeFragment(fragment.slice(1));
  scrollTo(0, 0);
  scrollUntil(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return element !== null;
  }, scrolling);
}

/** What is no valid encoding names nothing. */
function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
