import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';

export interface ScrollSheetProps {
  /** Name of the region: the table's title. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A wide table that stays legible on a phone: it keeps its width of 42 rem and slides sideways in its frame, also by
 * keyboard. Drawings take ZoomSheet, which shows them whole.
 */
export function ScrollSheet({ label, className, children }: ScrollSheetProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0} className={className}>
      <Sheet>{children}</Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  ${media.mobile} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
`;

const Sheet = styled.div`
  ${media.mobile} {
    width: max(100%, 42rem);
  }
`;
