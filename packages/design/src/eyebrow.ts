import styled from 'styled-components';

interface EyebrowProps {
  /** Adds a soft shadow behind the letters, for text over a photograph. Combine with `photoSurface`. */
  $onPhoto?: boolean;
}

/** The small Latin line above a headline, with the site's one ornament: a broken rule, like light on water. */
export const Eyebrow = styled.p.attrs({ lang: 'en' })<EyebrowProps>`
  font-size: var(--t-eyebrow);
  line-height: 1.5;
  font-weight: 600;
  letter-spacing: var(--track-eyebrow);
  color: var(--accent);
  ${({ $onPhoto }) => $onPhoto && 'text-shadow: 0 0 14px var(--ink-950), 0 0 4px rgb(11 24 32 / 0.7);'}
  &::after {
    content: '';
    display: block;
    width: 6.25rem;
    height: 1px;
    margin-top: var(--s-3);
    background: linear-gradient(
      90deg,
      currentColor 0 54%,
      #0000 0 60%,
      currentColor 0 76%,
      #0000 0 83%,
      currentColor 0 91%,
      #0000 0 97%,
      currentColor 0
    );
    opacity: 0.75;
  }
`;
