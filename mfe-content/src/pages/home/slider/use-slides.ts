import { useEffect, useRef, useState, type RefObject } from 'react';
import { dragFromSlide, isDragged, nearestSlide, scrollToSlide } from './slide-track';
import { wrapIndex } from './slide-turn';
import { useSwipe } from './use-swipe';

const settledMs = 150;

/**
 * The current slide, in sync with the scroll-snap row `track` in both directions: `show` scrolls the row, and scrolling it
 * by keys or touchpad updates the index.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const show = (next: number) => {
    const wrapped = wrapIndex(next, count);
    setIndex(wrapped);
    if (track.current) scrollToSlide(track.current, wrapped);
  };
  const swipe = useSwipe({
    onDrag: (xPx) => track.current && dragFromSlide(track.current, index, xPx),
    onRelease: (turn) => show(index + turn),
  });
  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (row && !isDragged(row)) setIndex(nearestSlide(row));
    }, settledMs);
  };
  return { index, show, rowHandlers: { ...swipe, onScroll } };
}
