import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type TouchEvent,
} from 'react';
import { dragFromSlide, isAtSlide, isDragged, nearestSlide, scrollToSlide } from './slide-track';

const settledMs = 150;
const swipeThresholdPx = 50;

/**
 * The current slide, in sync with the scroll-snap row `track` in both directions: `show` scrolls the row, and scrolling it
 * by keys or touchpad updates the index.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where our own scrolling leads, until it has arrived or the visitor scrolls the row. */
  const target = useRef<number>(undefined);
  const show = (next: number) => {
    // The first slide follows the last, and the last precedes the first.
    const wrapped = ((next % count) + count) % count;
    setIndex(wrapped);
    const isMoving = track.current && scrollToSlide(track.current, wrapped);
    target.current = isMoving ? wrapped : undefined;
  };
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = undefined;
    const row = track.current;
    if (!row || isDragged(row)) return;
    // The frames of a slow device may be further apart than this pause: a click in the meantime must count from the target.
    if (target.current !== undefined && !isAtSlide(row, target.current)) return;
    target.current = undefined;
    setIndex(nearestSlide(row));
  };
  const leaveToVisitor = () => {
    target.current = undefined;
  };
  const swipe = useSwipe({
    // The swipe starts from the slide that a native scroll has reached, but from the target of our own scrolling.
    onStart: () => {
      if (settling.current !== undefined && target.current === undefined) settle();
    },
    onDrag: (xPx) => track.current && dragFromSlide(track.current, index, xPx),
    onRelease: (turn) => show(index + turn),
  });
  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, settledMs);
  };
  const onMount = useEffectEvent(onScroll);
  useEffect(() => {
    // The visitor may have scrolled the row before hydration. Read now, the position would cost a layout.
    onMount();
    return () => clearTimeout(settling.current);
  }, []);
  return {
    index,
    show,
    rowHandlers: { ...swipe, onScroll, onWheel: leaveToVisitor, onKeyDown: leaveToVisitor },
  };
}

interface SwipeCallbacks {
  /** One finger touches the row. */
  readonly onStart: () => void;
  /** Horizontal distance of the finger from its start; negative to the left. */
  readonly onDrag: (xPx: number) => void;
  /** 1 next, -1 previous, 0 back to the current slide. */
  readonly onRelease: (turn: 1 | -1 | 0) => void;
}

/**
 * Touch handlers for a row that follows one finger and changes the slide after a long enough horizontal swipe. The element
 * needs `touch-action: pan-y`, or the browser uses the gesture to scroll.
 */
function useSwipe({ onStart, onDrag, onRelease }: SwipeCallbacks) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const distance = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    return touch && start.current
      ? { xPx: touch.clientX - start.current.x, yPx: touch.clientY - start.current.y }
      : null;
  };
  const release = (turn: 1 | -1 | 0) => {
    if (start.current) onRelease(turn);
    start.current = null;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!touch || touches.length > 1) return release(0);
      onStart();
      start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchMove: (event: TouchEvent) => {
      const moved = distance(event);
      if (moved) onDrag(moved.xPx);
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = distance(event);
      if (moved) release(swipeTurn(moved));
    },
    onTouchCancel: () => release(0),
  };
}

/** @returns 1 (next) for a swipe to the left, -1 (previous) to the right, 0 for a short or vertical swipe. */
function swipeTurn({ xPx, yPx }: Record<'xPx' | 'yPx', number>): 1 | -1 | 0 {
  if (Math.abs(xPx) <= swipeThresholdPx || Math.abs(xPx) < Math.abs(yPx)) return 0;
  return xPx < 0 ? 1 : -1;
}
