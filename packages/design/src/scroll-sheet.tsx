import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';

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
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* Paper covers the shadow at an edge until the table is scrolled away from it. */
  background:
    linear-gradient(90deg, var(--paper) 50%, transparent) 0 / 3rem 100% no-repeat local,
    linear-gradient(270deg, var(--paper) 50%, transparent) 100% / 3rem 100% no-repeat local,
    linear-gradient(90deg, rgb(11 24 32 / 0.14), transparent) 0 / 1.5rem 100% no-repeat scroll,
    linear-gradient(270deg, rgb(11 24 32 / 0.14), transparent) 100% / 1.5rem 100% no-repeat scroll;
  /* A contrast theme keeps gradients but not their paper. */
  @media (forced-colors: active) {
    background: none;
  }
`;

const Sheet = styled.div`
  ${media.mobile} {
    width: max(100%, 42rem);
  }
`;
