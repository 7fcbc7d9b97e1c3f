import styled from 'styled-components';
import { media } from '@site/design';

/** The desktop menu. Children: a list of groups, each a link and its panel. */
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
      /* A contrast theme draws borders, but no background. */
      border-bottom: 2px solid var(--bronze-500);
      transform: scaleX(0);
      transition: transform var(--mid) var(--ease);
    }
    & > ul > li:is(:hover, :focus-within) > a::after,
    & > ul > li > [aria-current]::after {
      transform: none;
    }
    /* Panels are closed, also before their own styles are loaded. */
    & > ul > li > div {
      position: absolute;
      visibility: hidden;
    }
  }
`;
