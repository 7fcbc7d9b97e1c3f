import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { loadingText } from '../content/state-texts';

/** Fast navigations show nothing: a bar that only flashes is distracting. */
const delayMs = 300;

/** A thin progress bar at the top edge during slow navigations. */
export function NavigationProgress({ isPending }: { readonly isPending: boolean }) {
  const isSlow = useIsSlow(isPending);
  return (
    <>
      {isSlow && <Line />}
      <VisuallyHidden role="status">{isSlow && loadingText}</VisuallyHidden>
    </>
  );
}

function useIsSlow(isPending: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setOverdue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isPending]);
  return isPending && isOverdue;
}

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 70;
  /* A contrast theme draws borders, but no background. */
  border-top: 3px solid var(--bronze-500);
  transform-origin: 0;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
`;
