import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const fadeMs = 500;
const fadingClass = 'fade-in';

export interface FadeInProps {
  /** When this changes, the content fades in; the first value is shown at once. */
  readonly trigger: string | number;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Fades content in: the class `fade-in` for 500 ms after each change of `trigger`, but not on first render. */
export function FadeIn({ trigger, children, className }: FadeInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(trigger);
  // Before paint, or the new content would flash at full opacity.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || shown.current === trigger) return;
    shown.current = trigger;
    const { classList } = element;
    if (classList.contains(fadingClass)) {
      classList.remove(fadingClass);
      // Forces layout, so that a change within the 500 ms restarts the animation.
      element.getBoundingClientRect();
    }
    classList.add(fadingClass);
    const timer = setTimeout(() => classList.remove(fadingClass), fadeMs);
    return () => clearTimeout(timer);
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
  &.${fadingClass} {
    animation: ${appear} ${fadeMs}ms var(--ease);
  }
`;
