/**
 * The one width that also exists as WebP, for browsers without AVIF support; all widths exist as AVIF.
 * @param widths of the picture's files, ascending
 */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
