import { zoomLimits, type Point, type Zoomer } from './zoomer';

/** Wheel, pinch, mouse drag and keys for a zoomable sheet in its scrolling frame. @param signal removes the listeners */
export function listenToGestures(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  listenToWheel(frame, zoomer, signal);
  listenToPinch(frame, zoomer, signal);
  listenToDrag(frame, signal);
  listenToKeys(frame, zoomer, signal);
}

/** A mouse wheel notch is 100 px or more, a trackpad pinch sends single pixels: this evens out the steps. */
const maxStepPx = 25;
const zoomPerPx = 0.01;

/** Ctrl or ⌘ and the wheel zoom at the pointer; a trackpad pinch sends the same events. */
function listenToWheel(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const step = Math.min(Math.max(-event.deltaY, -maxStepPx), maxStepPx);
    const level = zoomer.level() * Math.exp(step * zoomPerPx);
    zoomer.zoomTo(level, pointerOf(event));
  };
  frame.addEventListener('wheel', handleWheel, { passive: false, signal });
}

function pointerOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** Two fingers zoom around the point between them; the browser scrolls with one finger. */
function listenToPinch(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  let start: { distancePx: number; level: number } | undefined;
  const handleStart = (event: TouchEvent) => {
    const pinch = readPinch(event);
    start = pinch && { distancePx: pinch.distancePx, level: zoomer.level() };
  };
  const handleMove = (event: TouchEvent) => {
    const pinch = readPinch(event);
    if (!pinch || !start || start.distancePx === 0) return;
    if (event.cancelable) event.preventDefault();
    zoomer.zoomTo((start.level * pinch.distancePx) / start.distancePx, pinch.middle);
  };
  frame.addEventListener('touchstart', handleStart, { passive: true, signal });
  frame.addEventListener('touchmove', handleMove, { passive: false, signal });
  frame.addEventListener('touchend', handleStart, { passive: true, signal });
}

function readPinch({ touches }: TouchEvent): { distancePx: number; middle: Point } | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    distancePx: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/** Smaller movements count as a click on the element under the pointer, not as a drag. */
const dragThresholdPx = 4;
/** Its bit in `MouseEvent.buttons`. */
const primaryButton = 1;

/**
 * The mouse drags the zoomed sheet; touch scrolls natively. During a drag the frame has `data-dragging`, and no click
 * follows it.
 */
function listenToDrag(frame: HTMLElement, signal: AbortSignal): void {
  let last: Point | undefined;
  let movedPx = 0;
  const handleDown = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse' && event.button === 0;
    last = isMouse && frame.dataset['zoomed'] === 'true' ? pointerOf(event) : undefined;
    movedPx = 0;
  };
  const handleMove = (event: PointerEvent) => {
    if (!last) return;
    // The button was released outside the frame before the drag began.
    if ((event.buttons & primaryButton) === 0) return handleEnd();
    const point = pointerOf(event);
    // Not movementX: its unit differs between browsers, and page zoom changes it.
    const [x, y] = [point.x - last.x, point.y - last.y];
    last = point;
    movedPx += Math.abs(x) + Math.abs(y);
    if (movedPx < dragThresholdPx) return;
    if (frame.dataset['dragging'] === undefined) {
      frame.dataset['dragging'] = '';
      frame.setPointerCapture(event.pointerId);
    }
    frame.scrollLeft -= x;
    frame.scrollTop -= y;
  };
  const handleEnd = () => {
    last = undefined;
    delete frame.dataset['dragging'];
  };
  // Otherwise the browser starts a native drag of the picture.
  const handleNativeDrag = (event: Event) => event.preventDefault();
  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('pointermove', handleMove, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    frame.addEventListener(end, handleEnd, { signal });
  frame.addEventListener('dragstart', handleNativeDrag, { signal });
}

/** When the frame has focus, + and - zoom and 0 resets; the browser scrolls it with the arrow keys. */
function listenToKeys(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const level = levelAfter(event.key, zoomer.level());
    if (level === undefined) return;
    event.preventDefault();
    zoomer.zoomTo(level);
  };
  frame.addEventListener('keydown', handleKey, { signal });
}

function levelAfter(key: string, level: number): number | undefined {
  switch (key) {
    case '+':
    case '=':
      return level * zoomLimits.step;
    case '-':
      return level / zoomLimits.step;
    case '0':
      return zoomLimits.min;
    default:
      return undefined;
  }
}
