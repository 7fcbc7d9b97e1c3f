// What gradients would fill, in steps that no eye sees: forced dark modes turn gradients and leave patterns (forced-dark.ts).
import { channelsOf, hexOf } from './colour';
import { element } from './element';

type Stop = readonly [share: number, colour: string];

/** From the top of the filled shape to its bottom. @param stops shares from 0 to 1 */
export function fadeDown(id: string, ...stops: readonly Stop[]): string {
  return pattern(
    id,
    stepsOf(stops).map(([share, fill]) => element('path', { d: `M0 ${share}h1v1H0z`, fill })),
  );
}

interface FadeOut {
  /** Shares of the filled shape. */
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly from: string;
  readonly to: string;
}

/** From a centre to all sides. */
export function fadeOut(id: string, { cx, cy, r, from, to }: FadeOut): string {
  const inwards = stepsOf([
    [0, to],
    [1, from],
  ]);
  const [[, around] = [0, to], ...rings] = inwards;
  return pattern(id, [
    element('path', { d: 'M0 0h1v1H0z', fill: around }),
    ...rings.map(([share, fill]) =>
      element('circle', {
        cx: String(cx),
        cy: String(cy),
        r: shareText(r * (1 - Number(share))),
        fill,
      }),
    ),
  ]);
}

/** Each step covers what is behind it and the steps before. */
function stepsOf(stops: readonly Stop[]): readonly (readonly [share: string, fill: string])[] {
  return stops.slice(1).flatMap(([end, to], i) => {
    const [start, from] = stops[i] ?? [0, to];
    const [first, last] = [channelsOf(from), channelsOf(to)];
    const way = first.map((value, channel) => (last[channel] ?? value) - value);
    const count = Math.ceil(Math.max(1, ...way.map(Math.abs)) / 2);
    return Array.from(
      { length: count },
      (_, step) =>
        [
          shareText(start + ((end - start) * step) / count),
          hexOf(
            first.map((value, channel) => value + ((way[channel] ?? 0) * (step + 0.5)) / count),
          ),
        ] as const,
    );
  });
}

/** element() would round numbers to one decimal. */
const shareText = (share: number) => String(Number(share.toFixed(4)));

const pattern = (id: string, steps: readonly string[]) =>
  element(
    'pattern',
    { id, width: 1, height: 1, patternContentUnits: 'objectBoundingBox' },
    ...steps,
  );
