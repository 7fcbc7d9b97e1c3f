/** Numbers in [0, 1) that are the same in every run: drawings are compared byte by byte. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
