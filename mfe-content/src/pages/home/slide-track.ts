/** What the slider asks of its scroll-snap row; positions are read from the layout, never remembered. */

function slidePositionsPx(track: HTMLElement): readonly number[] {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const firstPx = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - firstPx);
}

/** Smooth or at once as the row's own `scroll-behavior` says. */
export function scrollToSlide(track: HTMLElement, index: number): void {
  delete track.dataset['dragging'];
  track.scrollTo({ left: slidePositionsPx(track)[index] ?? 0 });
}

/** Lets the row follow a finger, away from where slide `index` rests. */
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

/** @returns whether the row is laid out: not in a closed panel, and not on desktop. */
export function isLaidOut(track: HTMLElement): boolean {
  return !track.closest('details:not([open])') && track.getClientRects().length > 0;
}
