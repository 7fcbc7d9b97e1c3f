import type { Outline, SiteModel } from './site-model';

type Shoreline = Pick<SiteModel, 'shoreline'>;

/** Slope at every point, weighted as numpy.gradient does, so that Blender draws the same curve. */
function slopesOf(points: Outline): readonly number[] {
  const slope = (i: number) => {
    const [a, b] = [points[i], points[i + 1]];
    return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : undefined;
  };
  return points.map(([x], i) => {
    const [before, after] = [slope(i - 1), slope(i)];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    const west = x - (points[i - 1]?.[0] ?? x);
    const east = (points[i + 1]?.[0] ?? x) - x;
    return (before * east + after * west) / (west + east);
  });
}

/** @returns the latitude of the water's edge at a longitude: a cubic through the shoreline's points */
export function shoreOf({ shoreline }: Shoreline): (x: number) => number {
  const slopes = slopesOf(shoreline);
  return (x) => {
    const next = shoreline.findIndex(([px]) => px >= x);
    const i = Math.max(0, (next === -1 ? shoreline.length - 1 : next) - 1);
    const [[x0, y0], [x1, y1]] = [shoreline[i] ?? [0, 0], shoreline[i + 1] ?? [1, 0]];
    const span = x1 - x0;
    const t = Math.min(1, Math.max(0, (x - x0) / span));
    const bend = (s: number | undefined) => (s ?? 0) * span;
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
      (t ** 3 - 2 * t ** 2 + t) * bend(slopes[i]) +
      (3 * t ** 2 - 2 * t ** 3) * y1 +
      (t ** 3 - t ** 2) * bend(slopes[i + 1])
    );
  };
}

/** Points along the water's edge, moved inland by `offset` metres. */
export function shoreLine(
  site: Shoreline,
  west: number,
  east: number,
  offset = 0,
  stepMetres = 8,
): Outline {
  const shore = shoreOf(site);
  const steps = Math.max(1, Math.round((east - west) / stepMetres));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = west + ((east - west) * i) / steps;
    return [x, shore(x) + offset] as const;
  });
}
