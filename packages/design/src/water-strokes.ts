const strokeCount = 9;

/**
 * Path data of short level strokes that lie denser towards the foot, like light on water.
 * @param seed the same text always gives the same strokes, on server and client.
 * @param height of a drawing that is 100 wide.
 */
export function waterStrokes(seed: string, height: number): string {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const random = (below: number) => {
    state = (state * 421 + 1663) % 7875;
    return state % below;
  };
  return Array.from({ length: strokeCount }, (_, i) => {
    const y = Math.round(height * (0.45 + 0.5 * (i / strokeCount)));
    return `M${random(88)} ${y}h${2 + random(5 + i)}`;
  }).join('');
}
