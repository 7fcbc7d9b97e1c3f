import { useEffect, type RefObject } from 'react';
import { scrollsInside } from './scrolls-inside';
import { findWheelTarget, wheelLockMs, type Span, type WheelView } from './wheel-steps';
import { createWheelReader } from './wheel-turn';

/** The specification's desktop width, in windows that hold a section, for visitors who have not asked for less motion. */
export const stepsApply =
  '(min-width: 56.3125em) and (min-height: 600px) and (prefers-reduced-motion: no-preference)';

/** Moves the page by its `[data-wheel-step]` sections while a mouse wheel turns. Keys, scrollbar and touch stay native. */
export function useWheelSteps(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const query = matchMedia(stepsApply);
    const onWheel = createWheelListener(() => page.current);
    const update = () => {
      removeEventListener('wheel', onWheel);
      if (query.matches) addEventListener('wheel', onWheel, { passive: false });
    };
    update();
    query.addEventListener('change', update);
    return () => {
      query.removeEventListener('change', update);
      removeEventListener('wheel', onWheel);
    };
  }, [page]);
}

function createWheelListener(findPage: () => HTMLElement | null) {
  const readTurn = createWheelReader();
  let steppedAtMs = -Infinity;
  let headingPx = 0;
  /** A long smooth scroll outlasts the lock: the next turn counts from where it leads, not from where it is. */
  const restingPx = (nowMs: number) =>
    nowMs - steppedAtMs < 2 * wheelLockMs && Math.abs(headingPx - scrollY) < innerHeight / 2
      ? headingPx
      : scrollY;
  return (event: WheelEvent) => {
    const direction = readTurn(event);
    const page = findPage();
    if (!direction || !page || isSomeoneElses(event)) return;
    if (event.timeStamp - steppedAtMs < wheelLockMs) {
      event.preventDefault();
      return;
    }
    const view = readView(restingPx(event.timeStamp));
    const target = findWheelTarget(direction, readSections(page), view);
    if (!target) return;
    event.preventDefault();
    steppedAtMs = event.timeStamp;
    headingPx = target.scrollPx;
    scrollTo({ top: headingPx, behavior: 'smooth' });
  };
}

/** Larger text than sections are made for, zoom, sideways scrolling, an open dialog, a scrolling box inside the page. */
function isSomeoneElses(event: WheelEvent): boolean {
  return (
    event.defaultPrevented ||
    'textSize' in document.documentElement.dataset ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null ||
    scrollsInside(event.target)
  );
}

function readSections(page: HTMLElement): readonly Span[] {
  return [...page.querySelectorAll('[data-wheel-step]')].map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return { topPx: top + scrollY, bottomPx: bottom + scrollY };
  });
}

function readView(scrollPx: number): WheelView {
  const root = document.documentElement;
  return {
    scrollPx,
    windowPx: innerHeight,
    documentPx: root.scrollHeight,
    // GlobalStyle keeps this room for the sticky header.
    headerPx: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
  };
}
