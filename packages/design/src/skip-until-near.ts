/** For parts below the fold (@site/design/skip-until-near), bundled by the frontends that use it. */
import { css } from 'styled-components';
import { media } from './media';

/**
 * The browser skips style and layout of the element's content until it is about one and a half windows away; search,
 * focus, links and screen readers still reach it. Until then the given heights size the scrollbar. Applies only where
 * scroll anchoring (overflow-anchor) keeps the page still when the real height becomes known, and never in print.
 * Content must not overflow the element: it is clipped. Until it is near, screen readers also announce content that is
 * `display: none`, so do not use it for elements with much of that.
 *
 * @param phoneRem height of the content, without the element's padding, at 390 px
 * @param desktopRem the same at 1440 px; without it nothing is skipped on desktop
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
