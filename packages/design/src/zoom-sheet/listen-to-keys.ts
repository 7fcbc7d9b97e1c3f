import { zoomLimits, type Zoomer } from './zoomer';

/** With the frame focused, + and - zoom and 0 returns; the arrow keys already scroll it. */
export function listenToKeys(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
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
