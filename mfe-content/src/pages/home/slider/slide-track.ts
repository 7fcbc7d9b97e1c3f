/** Reads and moves the slider's scroll-snap row. Positions always come from the layout; none are cached. */

function slidePositionsPx(track: HTMLElement): readonly number[] {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const firstPx = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - firstPx);
}

/**
 * Smooth or instant, according to the row's `scroll-behavior`.
 * @returns whether the row moves; false if the slide is already at its position
 */
export function scrollToSlide(track: HTMLElement, index: number): boolean {
  delete track.dataset['dragging'];
  const isMoving = !isAtSlide(track, index);
  track.scrollTo({ left: slidePositionsPx(track)[index] ?? 0 });
  return isMoving;
}

/** @returns whether the row is at slide `index`, or as close to it as the row scrolls */
export function isAtSlide(track: HTMLElement, index: number): boolean {
  const endPx = track.scrollWidth - track.clientWidth;
  const px = Math.min(slidePositionsPx(track)[index] ?? 0, endPx);
  return Math.abs(px - track.scrollLeft) < 1;
}

/** Moves the row by `xPx` from the position of slide `index`, to follow a finger. */
export function dragFromSlide(track: HTMLElement, index: number, xPx: number): void {
  track.dataset['dragging'] = '';
  track.scrollLeft = (slidePositionsPx(track)[index] ?? 0) - xPx;
}

export function nearestSlide(track: HTMLElement): number {
  const distances = slidePositionsPx(track).map((px) => Math.abs(px - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

export function isDragged(track: HTMLElement): boolean {
  return 'dragging' in track.dataset;
}

/** @returns whether the row has a layout: false in a closed panel and on a desktop. */
export function isLaidOut(track: HTMLElement): boolean {
  return !track.closest('details:not([open])') && track.getClientRects().length > 0;
}
