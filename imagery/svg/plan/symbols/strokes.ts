import { colours } from '../colours';
import { element } from '../../element';

const round = (value: number) => Math.round(value * 10) / 10;

interface Edge {
  readonly radius?: number;
  readonly stroke?: string;
}

/** A box with rounded corners; outlined, unless told otherwise. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { radius = 2, stroke = colours.outline }: Edge = {},
): string {
  return element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius || undefined,
    fill,
    stroke,
  });
}

/** A filled shape without an outline. */
export const plain = { stroke: 'none' } as const;

export function disc(x: number, y: number, radius: number, fill: string, stroke?: string): string {
  return element('circle', {
    cx: round(x) || undefined,
    cy: round(y) || undefined,
    r: round(radius),
    fill,
    stroke,
  });
}

export function oval(y: number, rx: number, ry: number, fill: string): string {
  return element('ellipse', {
    cy: round(y) || undefined,
    rx: round(rx),
    ry: round(ry),
    fill,
    stroke: colours.outline,
  });
}

/** An open line. */
export function trace(d: string, stroke: string = colours.outline): string {
  return element('path', { d, fill: 'none', stroke });
}

/** For path data: numbers with one decimal. */
export function at(...values: readonly number[]): string {
  return values.map(round).join(' ');
}
