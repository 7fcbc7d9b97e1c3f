import { logoPaths } from '@site/design/logo-paths';
import { element } from '../svg/element';
import { brandColours } from './colours';

/**
 * The mark on a grid of 16, where the logo's own strokes would fall between the pixels: five towers and their light,
 * every edge on a line of the grid, so that 16, 32 and 48 pixels are sharp. Its dark background works on both light
 * and dark browser bars.
 */
const onGrid = {
  size: 16,
  towers: 'M1 6h2v4H1zM4 4h2v6H4zM7 2h2v8H7zM10 3h2v7h-2zM13 5h2v5h-2z',
  water: 'M1 11h14v1H1zM3 13h7v1H3zM11 13h2v1h-2z',
} as const;

/** The outermost points of the logo, in its own square. */
const logoBounds = { left: 3, right: 37, top: 2, bottom: 38 };

/** Safe zone: operating systems crop icons to their shape, but never inside this circle (diameter by width). */
export const maskableShare = 0.8;

/** The icon of browser bars, at any small size. */
export function drawFavicon(): string {
  const { size } = onGrid;
  return icon(size, ground(size, 2.5), paths(onGrid));
}

/** The home-screen icon: the logo inside the safe zone, on a background that fills the square. */
export function drawHomeIcon(size: number): string {
  const { left, right, top, bottom } = logoBounds;
  const scale = (size * maskableShare) / Math.hypot(right - left, bottom - top);
  const shift = (from: number, to: number) => size / 2 - (scale * (from + to)) / 2;
  const transform = `translate(${shift(left, right).toFixed(2)} ${shift(top, bottom).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return icon(size, ground(size, undefined), element('g', { transform }, paths(logoPaths)));
}

function icon(size: number, ...children: readonly string[]): string {
  const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}` };
  return `${element('svg', box, ...children)}\n`;
}

function ground(size: number, corner: number | undefined): string {
  return element('rect', { width: size, height: size, rx: corner, fill: brandColours['ink-950'] });
}

function paths({ towers, water }: { readonly towers: string; readonly water: string }): string {
  return (
    element('path', { fill: brandColours.white, d: towers }) +
    element('path', { fill: brandColours.lamp, d: water })
  );
}
