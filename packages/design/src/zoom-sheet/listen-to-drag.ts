/** A hand that only presses trembles less than this; what lies on the drawing still gets its click. */
const dragThresholdPx = 4;

/**
 * A pressed mouse pulls the zoomed sheet; fingers scroll by themselves. While it does, the frame carries
 * `data-dragging`, and what lies under the mouse gets no click at the end.
 */
export function listenToDrag(frame: HTMLElement, signal: AbortSignal): void {
  let movedPx: number | undefined;
  const handleDown = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse' && event.button === 0;
    movedPx = isMouse && frame.dataset['zoomed'] === 'true' ? 0 : undefined;
  };
  const handleMove = (event: PointerEvent) => {
    if (movedPx === undefined) return;
    movedPx += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (movedPx < dragThresholdPx) return;
    if (frame.dataset['dragging'] === undefined) {
      frame.dataset['dragging'] = '';
      frame.setPointerCapture(event.pointerId);
    }
    frame.scrollLeft -= event.movementX;
    frame.scrollTop -= event.movementY;
  };
  const handleEnd = () => {
    movedPx = undefined;
    delete frame.dataset['dragging'];
  };
  // The browser would otherwise start to drag the picture itself.
  const handleNativeDrag = (event: Event) => event.preventDefault();
  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('pointermove', handleMove, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    frame.addEventListener(end, handleEnd, { signal });
  frame.addEventListener('dragstart', handleNativeDrag, { signal });
}
