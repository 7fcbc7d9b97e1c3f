import styled, { css } from 'styled-components';
import { media } from '@site/design';

/** Full-width paper below the header: head left, links in the middle, a picture right. */
const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  grid-template-columns: 3fr 6fr 3fr;
  gap: var(--s-7);
  padding: 2.75rem max(var(--gutter), (100% - var(--wrap)) / 2) 3.25rem;
  background: var(--paper);
  color: var(--ink-900);
  border-top: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  /* The shadow falls on the page, not on the header. */
  clip-path: inset(0 0 -5rem);
  visibility: hidden;
  opacity: 0;
  transition:
    opacity var(--fast),
    visibility 0s var(--fast);
  & strong {
    display: block;
    margin-top: var(--s-4);
    font: 500 min(2rem, 3vw) / 1.3 var(--serif);
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
    font-weight: 500;
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
`;

/** Children: a list of groups, each a link and its panel. */
export const HeaderNavList = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    height: 100%;
    margin-inline: auto;
    & > ul {
      display: flex;
      height: 100%;
    }
    & > ul > li > a {
      position: relative;
      display: flex;
      align-items: center;
      height: 100%;
      padding-inline: clamp(0.4rem, 1.1vw, 1.4rem);
      font-size: min(1.0625rem, 0.6vw + 9.5px);
      font-weight: 600;
      white-space: nowrap;
    }
    & > ul > li > a::after {
      content: '';
      position: absolute;
      inset: auto clamp(0.4rem, 1.1vw, 1.4rem) 0;
      height: 2px;
      background: var(--bronze-500);
      transform: scaleX(0);
      transition: transform var(--mid) var(--ease);
    }
    & > ul > li:is(:hover, :focus-within) > a::after,
    & > ul > li > [aria-current]::after {
      transform: none;
    }
    & > ul > li > div {
      ${panel}
    }
    &:not([data-dismissed]) > ul > li:is(:hover, :focus-within) > div {
      visibility: visible;
      opacity: 1;
      transition-delay: 0s;
    }
    /* The pointer wins over a focus that was left behind. */
    & > ul:has(> :hover) > li:not(:hover) > div {
      visibility: hidden;
      opacity: 0;
    }
  }
`;
