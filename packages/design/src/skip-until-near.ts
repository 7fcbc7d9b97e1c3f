/** For parts that no first screen shows: bundled by who has any (@site/design/skip-until-near). */
import { css } from 'styled-components';
import { media } from './media';

/**
 * The browser skips style and layout of what is inside until it is within one and a half windows; search, focus,
 * links and readers reach it all the same. The heights only size the scrollbar until then. Only where browsers hold
 * the page still while a part above gets its true height (overflow-anchor), and never on paper.
 * Nothing may stand out of the part: it is cut at its edges. Until it is near, readers are also told of what is in it
 * but not displayed, so leave out a part that holds much of that.
 *
 * @param phoneRem height of what the part holds, without its padding, at 390 px
 * @param desktopRem the same at 1440 px; without it a desktop skips nothing
 */
export function skipUntilNear(phoneRem: number, desktopRem?: number) {
  return css`
    @supports (overflow-anchor: auto) {
      @media screen {
        content-visibility: auto;
        contain-intrinsic-block-size: auto ${phoneRem}rem;
      }
      ${media.desktop} {
        ${desktopRem === undefined ? 'content-visibility: visible' : `contain-intrinsic-block-size: auto ${desktopRem}rem`};
      }
    }
  `;
}
