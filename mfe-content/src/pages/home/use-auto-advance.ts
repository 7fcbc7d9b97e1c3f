import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type PointerEvent,
} from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

export interface AutoAdvanceOptions {
  readonly intervalMs: number;
  /** Each change starts a whole interval anew, so that nobody is hurried on right after choosing. */
  readonly restartKey: number;
  readonly onAdvance: () => void;
}

/**
 * Calls `onAdvance` at every interval while on; waits under focus, under a mouse and while the tab is hidden.
 * Whoever asked their system for less motion starts it by hand.
 * @returns `isOn` for the stop/start button; `isRunning` whether slides move right now; `holders` for the elements
 * whose focus and pointer hold them.
 */
export function useAutoAdvance({ intervalMs, restartKey, onAdvance }: AutoAdvanceOptions) {
  const prefersStill = useSyncExternalStore(subscribeToMotion, readMotion, () => false);
  const [wish, setWish] = useState<boolean | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasMouse, setHasMouse] = useState(false);
  const isOn = wish ?? !prefersStill;
  const isRunning = isOn && !hasFocus && !hasMouse;
  const advance = useEffectEvent(() => {
    if (!document.hidden) onAdvance();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, restartKey]);
  const holders = {
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    // A tap also "enters", and never leaves.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse'),
    onPointerLeave: () => setHasMouse(false),
  };
  return { isOn, isRunning, toggle: () => setWish(!isOn), holders };
}

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function readMotion(): boolean {
  return matchMedia(lessMotion).matches;
}
