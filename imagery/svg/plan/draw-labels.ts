import { colours } from './colours';
import { element } from '../element';
import { units } from './markup';
import type { Label } from './place-labels';

/** Effective in the videos only, whose pages load the typeface (videos/text/paint-page.ts); elsewhere words are outlines. */
export const typeface =
  "Pretendard,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif";

export function drawLabels(labels: readonly Label[], mmPerPixel: number): string {
  return element(
    'g',
    {
      'font-family': typeface,
      'text-anchor': 'middle',
      fill: colours.ink,
      stroke: colours.paper,
      'stroke-opacity': 0.75,
      'stroke-width': units(5 * mmPerPixel),
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...labels.map((label) => drawLabel(label, mmPerPixel)),
  );
}

function drawLabel({ lines, box }: Label, mmPerPixel: number): string {
  const x = units((box[0] + box[2]) / 2);
  let top = -box[3];
  return lines
    .map(({ text, sizePx, isName }) => {
      const size = sizePx * mmPerPixel;
      const y = units(top + size * 0.95);
      top += size * 1.25;
      return element(
        'text',
        {
          x,
          y,
          'font-size': units(size),
          'font-weight': isName ? 700 : undefined,
          fill: isName ? undefined : colours.quiet,
        },
        text,
      );
    })
    .join('');
}
