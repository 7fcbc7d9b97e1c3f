/** @returns 0 to 1, eased at both ends */
export const smooth = (share: number): number => {
  const x = Math.min(Math.max(share, 0), 1);
  return x * x * (3 - 2 * x);
};

/** For a camera that moves on to another scene: it never stops completely, so the cut does not stutter. */
export const drift = (share: number): number => 0.65 * share + 0.35 * smooth(share);

/** Slows down to a stop. */
export const settle = (share: number): number => 1 - (1 - Math.min(share, 1)) ** 2.4;
