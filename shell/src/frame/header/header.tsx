import styled, { css, keyframes } from 'styled-components';
import { media } from '@site/design';
import { Logo } from '../logo';
import { HeaderActions } from './header-actions';
import { HeaderNav } from './header-nav';

/** The document's head blocks rendering until this element is parsed, because a partial header would move its menu. */
export const headerId = 'header';

/** Transparent over the page's first picture until the page is scrolled (enhance-frame.ts). */
export function Header() {
  return (
    <Bar id={headerId}>
      <Logo />
      <HeaderNav />
      <HeaderActions />
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

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  /* Of the panels of the menu. */
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: var(--header-h);
  padding-inline: max(var(--gutter), (100% - var(--wrap)) / 2);
  border-bottom: 1px solid rgb(255 255 255 / 0.2);
  color: var(--white);
  --focus: var(--lamp);
  transition: background-color var(--fast);
  margin-bottom: calc(-1 * var(--header-h));
  /* Before hydration and without script, which sets data-scrolled. */
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
    /* The name's second word does not fit beside six groups; the link keeps its full accessible name. */
    @media (max-width: 68em) {
      & > a > span > span {
        display: none;
      }
    }
    /* The largest text: the groups get a line of their own, so that logo, groups and actions can all grow. */
    [data-text-size='2'] & {
      flex-wrap: wrap;
      row-gap: 0;
      & > a {
        font-size: min(1.25rem, 3.4vw);
      }
      & > nav {
        order: 1;
        flex: 0 0 100%;
        height: 44%;
      }
      & > nav > ul {
        justify-content: center;
      }
      & > nav > ul > li > a {
        font-size: min(0.8rem, 2.2vw);
      }
      & > div {
        margin-left: auto;
        font-size: min(0.8rem, 2.2vw);
      }
    }
  }
`;
