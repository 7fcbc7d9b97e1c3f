/** A corner of a flat, in millimetres, or of the site, in metres. */
type Corner = readonly [x: number, y: number];

/** The sides of an outline as pairs of corners; the last one closes it. */
export function sidesOf<Point extends Corner>(
  outline: readonly Point[],
): readonly (readonly [Point, Point])[] {
  return outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] ?? corner] as const);
}

/** Even-odd rule; undefined for points on a side. */
export function contains(outline: readonly Corner[], [x, y]: Corner): boolean {
  const crossings = sidesOf(outline).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossings.length % 2 === 1;
}

/** Shoelace formula, in the square of the outline's unit; corners in either order. */
export function areaOf(outline: readonly Corner[]): number {
  const twice = sidesOf(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
  return Math.abs(twice) / 2;
}
