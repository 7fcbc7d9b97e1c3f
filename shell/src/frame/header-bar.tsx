import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { matchRoute } from '@site/contract';
import { media } from '@site/design';
import { useCurrentPath } from '../routes/current-path';
import { headerId } from './header-id';
import { useIsScrolled } from './use-is-scrolled';

/** Lies over the page's first picture until the page is scrolled; on pages without one it is solid from the start. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  const isScrolled = useIsScrolled();
  const isPlain = matchRoute(useCurrentPath())?.route.frame === 'plain';
  return (
    <Bar id={headerId} $isPlain={isPlain} data-scrolled={isScrolled ? '' : undefined}>
      {children}
    </Bar>
  );
}

const paper = css`
  background: var(--paper);
  color: var(--ink-900);
  border-color: var(--line);
  --focus: var(--lake-700);
`;

const turnToPaper = keyframes`
  50% { color: var(--ink-900); --focus: var(--lake-700); }
  to { ${paper} }
`;

const Bar = styled.header<{ $isPlain: boolean }>`
  position: sticky;
  top: 0;
  z-index: 50;
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: var(--header-h);
  padding-inline: max(var(--gutter), (100% - var(--wrap)) / 2);
  border-bottom: 1px solid rgb(255 255 255 / 0.2);
  color: var(--white);
  --focus: var(--lamp);
  transition: background-color var(--fast);
  ${({ $isPlain }) => ($isPlain ? paper : 'margin-bottom: calc(-1 * var(--header-h));')}
  /* Until script says data-scrolled, and where it never will. */
  @supports (animation-timeline: scroll()) {
    animation: ${turnToPaper} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 2.75rem;
  }
  &[data-scrolled] {
    ${paper}
    animation: none;
  }
  &:has(li:hover, li:focus-within) {
    ${paper}
    animation: none;
  }
  ${media.desktop} {
    gap: clamp(0.5rem, 1.5vw, 2rem);
    /* No room for the name's second word beside six groups; the link keeps its full name. */
    @media (max-width: 68em) {
      & > a > span > span {
        display: none;
      }
    }
  }
`;
