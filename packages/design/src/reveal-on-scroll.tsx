import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { prefersReducedMotion } from './reduced-motion';

const revealAtPx = 200;

export interface RevealOnScrollProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Content that fades in once the visitor has scrolled past 200 px, if it contains a `Reveal`; without script it is always visible. */
export function RevealOnScroll({ children, className }: RevealOnScrollProps) {
  return (
    <Root data-reveal="" className={className}>
      {children}
    </Root>
  );
}

/**
 * Hides the element around it until the page is scrolled past 200 px, but only if scrolling will reveal it: the element is
 * below the fold, the page is long enough to scroll that far, and reduced motion is off. The element has
 * `data-unrevealed` while it is hidden.
 */
export function Reveal() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current?.closest<HTMLElement>('[data-reveal]');
    if (!element || !canHide(element)) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const reveal = () => {
      delete element.dataset['unrevealed'];
      listeners.abort();
    };
    const revealPastThreshold = () => {
      if (scrollY > revealAtPx) reveal();
    };
    // A larger window may show the element, or end the scrolling that would reveal it.
    const revealInLargerWindow = () => {
      if (!canHide(element)) reveal();
    };
    element.dataset['unrevealed'] = '';
    addEventListener('scroll', revealPastThreshold, { signal });
    addEventListener('resize', revealInLargerWindow, { signal });
    element.addEventListener('focusin', reveal, { signal });
    return reveal;
  }, []);
  return <span ref={place} hidden />;
}

function canHide(element: HTMLElement): boolean {
  const canScrollPx = document.documentElement.scrollHeight - innerHeight;
  return (
    scrollY <= revealAtPx &&
    canScrollPx > revealAtPx &&
    element.getBoundingClientRect().top >= innerHeight &&
    !prefersReducedMotion()
  );
}

/** On paper nothing is hidden or still fading in. */
const Root = styled.div`
  @media screen {
    transition: opacity var(--slow) var(--ease);
    &[data-unrevealed] {
      opacity: 0;
    }
  }
`;
