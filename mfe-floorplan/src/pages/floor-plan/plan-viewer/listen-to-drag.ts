/** A pressed mouse pulls the sheet; fingers scroll by themselves. While it does, the frame carries `data-dragging`. */
export function listenToDrag(frame: HTMLElement, signal: AbortSignal): void {
  const handleDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    frame.dataset['dragging'] = '';
    frame.setPointerCapture(event.pointerId);
  };
  const handleMove = (event: PointerEvent) => {
    if (frame.dataset['dragging'] === undefined) return;
    frame.scrollLeft -= event.movementX;
    frame.scrollTop -= event.movementY;
  };
  const handleEnd = () => {
    delete frame.dataset['dragging'];
  };
  // The browser would otherwise start to drag the picture itself.
  const handleNativeDrag = (event: Event) => event.preventDefault();
  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('pointermove', handleMove, { signal });
  frame.addEventListener('lostpointercapture', handleEnd, { signal });
  frame.addEventListener('dragstart', handleNativeDrag, { signal });
}
