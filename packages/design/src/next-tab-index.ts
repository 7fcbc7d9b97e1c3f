/**
 * Where a key moves the selection in a row of tabs. Like the arrows beside a viewer, arrow keys stop at the ends.
 * @returns the new index, or undefined for a key that does not move.
 */
export function nextTabIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
