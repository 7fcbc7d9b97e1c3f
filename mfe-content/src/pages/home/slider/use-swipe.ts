import { useRef, type TouchEvent } from 'react';
import { swipeTurn } from './slide-turn';

export interface SwipeCallbacks {
  /** Horizontal distance of the finger from its start; negative to the left. */
  readonly onDrag: (xPx: number) => void;
  /** 1 next, -1 previous, 0 back to the current slide. */
  readonly onRelease: (turn: 1 | -1 | 0) => void;
}

/**
 * Touch handlers for a row that follows one finger and changes the slide after a long enough horizontal swipe. The element
 * needs `touch-action: pan-y`, or the browser uses the gesture to scroll.
 */
export function useSwipe({ onDrag, onRelease }: SwipeCallbacks) {
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
      if (touch && touches.length === 1) start.current = { x: touch.clientX, y: touch.clientY };
      else release(0);
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
