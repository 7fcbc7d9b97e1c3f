import { degreesPerPixel, type Look } from './direction';

/** A relative change of the look, because several fingers and keys may be active at once. */
export type Turn = (change: (look: Look) => Look) => void;

/** Dragging turns; two fingers and the wheel zoom. */
export function turnByPointer(canvas: HTMLCanvasElement, turn: Turn): void {
  const held = new Map<number, { readonly x: number; readonly y: number }>();
  const spread = () => {
    const [one, other] = [...held.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const spreadBefore = spread();
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [right, down] = [event.clientX - before.x, event.clientY - before.y];
    turn((look) => {
      if (held.size > 1) {
        const ratio = spread() / (spreadBefore || spread());
        return { ...look, opening: look.opening / (ratio || 1) };
      }
      const degrees = degreesPerPixel(sizeOf(canvas), look.opening);
      return { ...look, yaw: look.yaw - right * degrees, pitch: look.pitch + down * degrees };
    });
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, (event) => held.delete(event.pointerId));
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      turn((look) => ({ ...look, opening: look.opening + Math.sign(event.deltaY) * 4 }));
    },
    { passive: false },
  );
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLCanvasElement) => ({
  width: clientWidth,
  height: clientHeight,
});
