/**
 * The geometry of the desktop wheel, which scrolls by section (WHEEL-1 to WHEEL-6): steps 0 to 8 are the nine sections, the
 * last half step shows the footer. Pure functions of document pixels; wheel-steps.tsx reads and scrolls the page.
 */
export const wheelLockMs = 500;
export const lastWheelStep = 8.5;

/** For browsers that scroll by fractions of a pixel. */
const tolerancePx = 2;

export interface Span {
  readonly topPx: number;
  readonly bottomPx: number;
}

export interface WheelView {
  readonly scrollPx: number;
  readonly windowPx: number;
  readonly documentPx: number;
  /** Height of the sticky header, which covers the top of the window. */
  readonly headerPx: number;
}

/** A step and its range of scroll positions; a short section has only one position. */
interface WheelStop {
  readonly step: number;
  readonly startPx: number;
  readonly endPx: number;
}

export interface WheelTarget {
  readonly step: number;
  readonly scrollPx: number;
}

/**
 * @param direction 1 is down, -1 is up.
 * @returns the target of one notch; a section taller than the window is passed by windowfuls, never beyond its end, so that no
 * sliver of the next one is seen. undefined beyond either end, where the browser scrolls natively
 */
export function findWheelTarget(
  direction: 1 | -1,
  sections: readonly Span[],
  view: WheelView,
): WheelTarget | undefined {
  const stops = toStops(sections, view);
  const reached = view.scrollPx + tolerancePx;
  const current = stops.findLast((stop) => stop.startPx <= reached) ?? stops[0];
  if (!current) return undefined;
  const pagePx = view.windowPx - view.headerPx;
  return direction > 0
    ? targetBelow(current, stops, view.scrollPx, pagePx)
    : targetAbove(current, stops, view.scrollPx, pagePx);
}

function targetBelow(
  current: WheelStop,
  stops: readonly WheelStop[],
  scrollPx: number,
  pagePx: number,
) {
  if (scrollPx < current.endPx - tolerancePx)
    return { step: current.step, scrollPx: Math.min(current.endPx, scrollPx + pagePx) };
  const next = stops.find((stop) => stop.startPx > scrollPx + tolerancePx);
  return next && { step: next.step, scrollPx: next.startPx };
}

/** Upwards a tall section is entered at its end, so that scrolling up mirrors scrolling down. */
function targetAbove(
  current: WheelStop,
  stops: readonly WheelStop[],
  scrollPx: number,
  pagePx: number,
) {
  const isInside = scrollPx > current.startPx + tolerancePx;
  if (isInside && scrollPx <= current.endPx + tolerancePx)
    return { step: current.step, scrollPx: Math.max(current.startPx, scrollPx - pagePx) };
  const previous = isInside
    ? current
    : stops.findLast((stop) => stop.endPx < scrollPx - tolerancePx);
  return previous && { step: previous.step, scrollPx: previous.endPx };
}

function toStops(sections: readonly Span[], view: WheelView): readonly WheelStop[] {
  const fullSteps = sections.slice(0, Math.floor(lastWheelStep) + 1);
  const last = fullSteps.at(-1);
  if (!last) return [];
  const footer = { topPx: last.bottomPx, bottomPx: view.documentPx };
  return [...fullSteps, footer].map((span, index) => ({
    step: Math.min(index, lastWheelStep),
    ...scrollRange(span, index === 0, view),
  }));
}

function scrollRange({ topPx, bottomPx }: Span, isFirst: boolean, view: WheelView) {
  const lowestPx = Math.max(0, view.documentPx - view.windowPx);
  const within = (px: number) => Math.round(Math.min(Math.max(px, 0), lowestPx));
  // The first step also shows the banner strip above the hero.
  const startPx = isFirst ? 0 : within(topPx - view.headerPx);
  return { startPx, endPx: Math.max(startPx, within(bottomPx - view.windowPx)) };
}
