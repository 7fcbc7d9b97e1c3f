/** @returns how late a boundary hydrates: 0 under the visitor's hand, 1 in sight, 2 elsewhere. */
export function boundaryRank(boundary: Element, wanted: readonly Element[]): number {
  if (wanted.some((element) => boundary.contains(element))) return 0;
  // The boundary itself takes no part in the layout: what stands in it does.
  const range = document.createRange();
  range.selectNodeContents(boundary);
  const { top, bottom, height } = range.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight ? 1 : 2;
}
