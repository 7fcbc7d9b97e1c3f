import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const revealAtPx = 200;

export interface RevealOnScrollProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Content that fades in once the visitor has scrolled past 200 px. Without script it is always visible. */
export function RevealOnScroll({ children, className }: RevealOnScrollProps) {
  return (
    <Root ref={useRevealOnScroll()} className={className}>
      {children}
    </Root>
  );
}

/**
 * Hides an element until the page is scrolled past 200 px, but only if scrolling will reveal it: the element is below the
 * fold, the page is long enough to scroll that far, and reduced motion is off.
 * @returns the ref for the element, which has `data-veiled` while it is hidden
 */
function useRevealOnScroll() {
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

const Root = styled.div`
  transition: opacity var(--slow) var(--ease);
  &[data-veiled] {
    opacity: 0;
  }
`;
