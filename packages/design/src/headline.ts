import styled from 'styled-components';

interface HeadlineProps {
  /** Step of the type scale, hero and h1 for a title that fades in after 100 ms; the element (`as="h1"`) is chosen apart from the size. */
  readonly $size?: 'hero' | 'h1' | 'h2' | 'h3';
}

/**
 * A serif headline. Its text stands in the page's HTML: the page names a font file with the letters of all elements
 * that carry `data-headline`, and a text that comes later could lack some.
 * Renders an h2 unless told otherwise: `<Headline as="h1" $size="h1">`.
 */
export const Headline = styled.h2.attrs<{ 'data-headline'?: boolean }>({
  'data-headline': true,
})<HeadlineProps>`
  font: 500 ${({ $size = 'h2' }) => `var(--t-${$size})`} / var(--lh-tight)
    var(--${({ $size }) => ($size === 'hero' || $size === 'h1' ? 'title' : 'headline')});
  letter-spacing: var(--track-serif);
  text-wrap: balance;
`;
