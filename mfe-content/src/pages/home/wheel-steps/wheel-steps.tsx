import { useEffect, useRef } from 'react';
import { desktopWidth } from '@site/design';
import { island } from '@site/host';
import { findWheelTarget, wheelLockMs, type Span, type WheelView } from './find-wheel-target';
import { createWheelReader } from './wheel-reader';

/** The desktop width of the specification, in windows high enough for a section, without reduced motion. */
export const stepsApply = `${desktopWidth} and (min-height: 600px) and (prefers-reduced-motion: no-preference)`;

/** Makes a mouse wheel scroll the page around it by `[data-wheel-step]` sections. Keys, scrollbar and touch stay native. */
export const WheelSteps = island('wheel-steps', function WheelSteps() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const query = matchMedia(stepsApply);
    const onWheel = createWheelListener(
      () => place.current?.closest<HTMLElement>('[data-wheel-steps]') ?? null,
    );
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
  }, []);
  return <span ref={place} hidden />;
});

function createWheelListener(findPage: () => HTMLElement | null) {
  const readTurn = createWheelReader();
  let steppedAtMs = -Infinity;
  let targetPx = 0;
  /** A long smooth scroll outlasts the lock: the next step then starts from its target, not from the current position. */
  const startPx = (nowMs: number) =>
    nowMs - steppedAtMs < 2 * wheelLockMs && Math.abs(targetPx - scrollY) < innerHeight / 2
      ? targetPx
      : scrollY;
  return (event: WheelEvent) => {
    const direction = readTurn(event);
    const page = findPage();
    if (!direction || !page || isLeftToBrowser(event)) return;
    if (event.timeStamp - steppedAtMs < wheelLockMs) {
      event.preventDefault();
      return;
    }
    const view = readView(startPx(event.timeStamp));
    const target = findWheelTarget(direction, readSections(page), view);
    if (!target) return;
    event.preventDefault();
    steppedAtMs = event.timeStamp;
    targetPx = target.scrollPx;
    scrollTo({ top: targetPx, behavior: 'smooth' });
  };
}

/** True for text larger than the sections are designed for, zoom, horizontal scrolling, dialogs and scrollable elements. */
function isLeftToBrowser(event: WheelEvent): boolean {
  return (
    event.defaultPrevented ||
    Number(document.documentElement.dataset['textSize'] ?? 0) > 0 ||
    // Zoomed by two fingers the wheel moves the visible part of the page.
    (globalThis.visualViewport?.scale ?? 1) > 1 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null ||
    isInsideScroller(event.target)
  );
}

/** @returns whether the element or an ancestor below the document itself can scroll vertically. */
function isInsideScroller(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body && element !== document.documentElement;
    element = element.parentElement
  ) {
    const canOverflow = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (canOverflow && element.scrollHeight > element.clientHeight + 1) return true;
  }
  return false;
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
    // GlobalStyle sets it to the height of the sticky header.
    headerPx: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
  };
}
