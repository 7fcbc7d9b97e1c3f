import styled from 'styled-components';

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
