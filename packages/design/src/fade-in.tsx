import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const fadeMs = 500;

export interface FadeInProps {
  /** When this changes, the content fades in; the first value shows at once. */
  readonly trigger: string | number;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The floor-plan viewer's change: the class `fade-in` for 500 ms after each change, never on first view. */
export function FadeIn({ trigger, children, className }: FadeInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(trigger);
  // Before paint: after it, the new content would flash once at full strength.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || shown.current === trigger) return;
    shown.current = trigger;
    // Measured, so that a change within the 500 ms starts the animation again.
    element.getBoundingClientRect();
    element.classList.add('fade-in');
    const timer = setTimeout(() => element.classList.remove('fade-in'), fadeMs);
    return () => {
      clearTimeout(timer);
      element.classList.remove('fade-in');
    };
  }, [trigger]);
  return (
    <Root ref={ref} className={className}>
      {children}
    </Root>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  &.fade-in {
    animation: ${appear} ${fadeMs}ms var(--ease);
  }
`;
