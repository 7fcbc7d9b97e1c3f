/** @returns 0 to 1, slow at both ends */
export const smooth = (share: number): number => {
  const x = Math.min(Math.max(share, 0), 1);
  return x * x * (3 - 2 * x);
};

/** A camera on its way from scene to scene: it never quite stands, so nothing seems to stop and start. */
export const drift = (share: number): number => 0.65 * share + 0.35 * smooth(share);

/** Comes to rest. */
export const settle = (share: number): number => 1 - (1 - Math.min(share, 1)) ** 2.4;
