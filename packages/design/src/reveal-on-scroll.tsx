import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useVeilUntilScroll } from './use-veil-until-scroll';

export interface RevealOnScrollProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Content that becomes visible once the visitor has scrolled past 200 px. Without script it is simply there. */
export function RevealOnScroll({ children, className }: RevealOnScrollProps) {
  return (
    <Root ref={useVeilUntilScroll()} className={className}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  transition: opacity var(--slow) var(--ease);
  &[data-veiled] {
    opacity: 0;
  }
`;
