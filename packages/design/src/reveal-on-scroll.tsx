import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRevealOnScroll } from './use-reveal-on-scroll';

export interface RevealOnScrollProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Content that becomes visible once the visitor has scrolled past 200 px. Without script it is simply there. */
export function RevealOnScroll({ children, className }: RevealOnScrollProps) {
  return (
    <Root ref={useRevealOnScroll()} className={className}>
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
