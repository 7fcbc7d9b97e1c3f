import { element, escapeText } from './element';

export interface LabelStyle {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  /** Colour of the halo that keeps words legible on lines. */
  readonly halo?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

/** Words; committed-drawings.ts turns them into outlines. (x, y) is their baseline. */
export function label(text: string, x: number, y: number, style: LabelStyle): string {
  const { size, weight = 500, fill = '#14242d', halo, anchor = 'middle', spacing } = style;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': weight,
      fill,
      'text-anchor': anchor,
      'letter-spacing': spacing,
      ...(halo && {
        'paint-order': 'stroke',
        stroke: halo,
        'stroke-width': size * 0.22,
        'stroke-linejoin': 'round',
      }),
    },
    escapeText(text),
  );
}
