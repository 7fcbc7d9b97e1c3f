import { useEffect, useRef } from 'react';

const revealAtPx = 200;

/**
 * Veils an element until the page has been scrolled past 200 px, but only where nobody can miss it: the element
 * is still below the window, the page is long enough to get there, and the visitor has not asked for less motion.
 * @returns the ref for the element; while veiled it carries `data-veiled`.
 */
export function useRevealOnScroll() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canHide(element)) return;
    const reveal = () => {
      delete element.dataset['veiled'];
      removeEventListener('scroll', revealPastThreshold);
      element.removeEventListener('focusin', reveal);
    };
    const revealPastThreshold = () => {
      if (scrollY > revealAtPx) reveal();
    };
    element.dataset['veiled'] = '';
    addEventListener('scroll', revealPastThreshold, { passive: true });
    element.addEventListener('focusin', reveal);
    return reveal;
  }, []);
  return ref;
}

function canHide(element: HTMLElement): boolean {
  const canScrollPx = document.documentElement.scrollHeight - innerHeight;
  return (
    scrollY <= revealAtPx &&
    canScrollPx > revealAtPx &&
    element.getBoundingClientRect().top >= innerHeight &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
