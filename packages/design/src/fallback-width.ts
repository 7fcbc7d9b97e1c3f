/**
 * Every file of a picture is AVIF; this one is there as WebP, too, for browsers that know no AVIF.
 * @param widths of the picture's files, ascending
 */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
