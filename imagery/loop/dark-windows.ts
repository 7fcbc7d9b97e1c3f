import type { Pixels } from '../tours/flat-still';

/** A pane that the render left dark. */
export interface DarkWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the towers in the evening, in 8-bit values: glass without light is blue and darker than every wall. */
const isDarkGlass = (red: number, green: number, blue: number): boolean =>
  blue > red + 6 && red + green + blue < 275;

/** In pixels of the render; smaller ones are far away, larger ones are no windows. */
const paneArea = { least: 18, most: 420 };
const leastFill = 0.72;

/** @returns the dark panes of a picture above a line, found as rectangles of dark glass */
export function darkWindows(picture: Pixels, from: number, to: number): readonly DarkWindow[] {
  const { width, data } = picture;
  const seen = new Uint8Array(width * picture.height);
  const isGlass = (at: number) =>
    isDarkGlass(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
  const found: DarkWindow[] = [];
  for (let start = from * width; start < to * width; start++) {
    if (seen[start] || !isGlass(start)) continue;
    const pane = { left: start % width, right: start % width, top: start, bottom: start };
    let area = 0;
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      area++;
      const column = at % width;
      pane.left = Math.min(pane.left, column);
      pane.right = Math.max(pane.right, column);
      pane.top = Math.min(pane.top, at);
      pane.bottom = Math.max(pane.bottom, at);
      const neighbours = [at - width, at + width];
      if (column > 0) neighbours.push(at - 1);
      if (column < width - 1) neighbours.push(at + 1);
      for (const next of neighbours)
        if (next >= from * width && next < to * width && !seen[next] && isGlass(next)) {
          seen[next] = 1;
          open.push(next);
        }
    }
    const [top, bottom] = [Math.floor(pane.top / width), Math.floor(pane.bottom / width)];
    const box = (pane.right - pane.left + 1) * (bottom - top + 1);
    if (area >= paneArea.least && area <= paneArea.most && area / box >= leastFill)
      found.push({ left: pane.left, right: pane.right, top, bottom });
  }
  return found;
}
