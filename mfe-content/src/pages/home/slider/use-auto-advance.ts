import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { prefersReducedMotion, subscribeToReducedMotion } from '@site/design/motion';

const intervalMs = 6000;

/**
 * Calls `onAdvance` every six seconds (SLIDER-2) while on; pauses on keyboard focus, on mouse hover and while the tab is hidden. With
 * reduced motion it is off until the visitor starts it.
 * @param restartKey restarts the interval when it changes, so that a slide chosen by the visitor stays for a full interval
 * @returns `isOn` for the start/stop button, `isRunning` for whether slides advance now, and `pauseHandlers` for the elements
 * whose focus or hover pauses it
 */
export function useAutoAdvance(restartKey: number, onAdvance: () => void) {
  const isMotionReduced = useSyncExternalStore(
    subscribeToReducedMotion,
    prefersReducedMotion,
    () => false,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasMouse, setHasMouse] = useState(false);
  const isOn = choice ?? !isMotionReduced;
  const isRunning = isOn && !hasFocus && !hasMouse;
  const advance = useEffectEvent(() => {
    if (!document.hidden) onAdvance();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, restartKey]);
  const pauseHandlers = {
    // A tap focuses a button, too; only keyboard focus means that the visitor stays there.
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
    // A touch also fires pointerenter, without a pointerleave to resume.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse'),
    onPointerLeave: () => setHasMouse(false),
  };
  return { isOn, isRunning, toggle: () => setChoice(!isOn), pauseHandlers };
}
