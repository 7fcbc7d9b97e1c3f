import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';

export interface ScrollSheetProps {
  /** Name of the region, e.g. the drawing's title. */
  readonly label: string;
  /** Least width of the sheet on a phone in rem; default 42 (672 px), 40 for maps. */
  readonly minWidthRem?: 40 | 42;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A detailed sheet (plan, site, map) that stays legible on a phone: it keeps its width and slides sideways in its
 * frame, also by keyboard, because the page may not zoom.
 */
export function ScrollSheet({ label, minWidthRem = 42, className, children }: ScrollSheetProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0} className={className}>
      <Sheet $minWidthRem={minWidthRem}>{children}</Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  ${media.mobile} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
`;

const Sheet = styled.div<{ $minWidthRem: number }>`
  ${media.mobile} {
    width: max(100%, ${({ $minWidthRem }) => $minWidthRem}rem);
  }
`;
