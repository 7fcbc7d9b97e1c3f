import styled from 'styled-components';

interface HeadlineProps {
  /** Step of the type scale; the element (`as="h1"`) is chosen apart from the size. */
  readonly $size?: 'hero' | 'h1' | 'h2' | 'h3';
}

/** A serif headline. Renders an h2 unless told otherwise: `<Headline as="h1" $size="h1">`. */
export const Headline = styled.h2<HeadlineProps>`
  font: 500 ${({ $size = 'h2' }) => `var(--t-${$size})`} / var(--lh-tight) var(--serif);
  letter-spacing: var(--track-serif);
  text-wrap: balance;
`;
