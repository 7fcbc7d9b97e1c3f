import styled from 'styled-components';
import { media } from '@site/design';

const group = 'nav:not([data-dismissed]) > ul > li:is(:hover, :focus-within)';
const otherGroup = 'nav > ul:hover > li:not(:hover)';

/**
 * The full-width panel below the header: heading on the left, links in the middle, a picture on the right. HeaderNav
 * hides it; the rules that open it are here, so that they can be loaded with its other styles after the content above the
 * fold: give it `data-closed` (server/styles/page-parts.ts).
 */
export const NavPanel = styled.div`
  ${media.desktop} {
    inset: 100% 0 auto;
    display: grid;
    grid-template-columns: 3fr 6fr 3fr;
    gap: var(--s-7);
    padding: 2.75rem max(var(--gutter), (100% - var(--wrap)) / 2) 3.25rem;
    background: var(--paper);
    color: var(--ink-900);
    border-top: 1px solid var(--line);
    box-shadow: var(--shadow-2);
    /* Clips the shadow, so that it falls on the page and not on the header. */
    clip-path: inset(0 0 -5rem);
    opacity: 0;
    transition:
      opacity var(--fast),
      visibility 0s var(--fast);
    ${group} > & {
      visibility: visible;
      opacity: 1;
      transition-delay: 0s;
    }
    /* Hover takes precedence over a group that still has the focus. */
    ${otherGroup} > && {
      visibility: hidden;
      opacity: 0;
    }
    & strong {
      display: block;
      margin-top: var(--s-4);
      font: 400 min(2rem, 3vw) / 1.3 var(--serif);
      letter-spacing: var(--track-serif);
    }
    & > ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      align-content: start;
      column-gap: var(--s-6);
      border-top: 1px solid var(--bronze-500);
    }
    & li > a {
      display: flex;
      align-items: center;
      min-height: 3.5rem;
      border-bottom: var(--hair);
      transition:
        color var(--fast),
        padding var(--mid) var(--ease);
    }
    & li > a:is(:hover, [aria-current]) {
      color: var(--bronze-700);
    }
    & li > a:hover {
      padding-left: 0.5rem;
    }
    & figure > :first-child {
      aspect-ratio: 16 / 9;
    }
    & figcaption {
      margin-top: var(--s-2);
      font-size: var(--t-note);
      color: var(--ink-600);
    }
    /* Large text: the words need the width of heading and picture. */
    @container (width < 48rem) {
      grid-template-columns: 1fr;
      & figure {
        display: none;
      }
    }
  }
`;
