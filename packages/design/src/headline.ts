import styled, { keyframes } from 'styled-components';

interface HeadlineProps {
  /** Step of the type scale, independent of the element (`as="h1"`). */
  readonly $size?: 'hero' | 'h1' | 'h2' | 'h3';
}

/** A serif headline; an h2 by default: `<Headline as="h1" $size="h1">`. */
export const Headline = styled.h2<HeadlineProps>`
  font: 400 ${({ $size = 'h2' }) => `var(--t-${$size})`} / var(--lh-tight) var(--serif);
  letter-spacing: var(--track-serif);
  text-wrap: balance;
`;

/**
 * The text over a page's first picture fades in after a delay. outline-offset changes nothing that is visible, but keeps
 * the animation on the main thread: the browser would start one of opacity and transform alone with a second frame, at once,
 * and the main thread would wait until the first is rasterized (docs/performance.md).
 */
export const rise = keyframes`
  from { opacity: 0; transform: translateY(14px); outline-offset: 1px; }
`;
