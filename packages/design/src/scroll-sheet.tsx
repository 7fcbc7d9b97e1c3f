import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';
import { scrollShadow } from './scroll-shadow';

export interface ScrollSheetProps {
  /** Accessible name of the scroll region: the table's title. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Keeps a wide table legible on a phone: it stays 42 rem wide and scrolls sideways in its frame, also by keyboard; a shadow
 * at an edge indicates more columns. On a desktop it scrolls only if large text makes it too wide. It needs a paper
 * background. Use ZoomSheet for drawings, which it first shows in full.
 */
export function ScrollSheet({ label, className, children }: ScrollSheetProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0} className={className}>
      <Sheet>{children}</Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  ${scrollShadow}
  overscroll-behavior-x: contain;
`;

const Sheet = styled.div`
  ${media.mobile} {
    width: max(100%, 42rem);
  }
`;
