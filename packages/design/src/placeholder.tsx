import styled from 'styled-components';
import type { ImageAsset } from './image-asset';

const strokeCount = 9;

/** Shown instead of a picture that has not been drawn yet: strokes of light on water, in its aspect ratio. */
export function Placeholder({ id, width, height, alt }: ImageAsset) {
  const unit = 100 / width;
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Water
      viewBox={`0 0 100 ${Number((height * unit).toFixed(2))}`}
      preserveAspectRatio="xMidYMid slice"
      {...role}
    >
      <path d={waterStrokes(id, Math.round(height * unit))} />
    </Water>
  );
}

/**
 * Path data of short horizontal strokes, denser towards the bottom, like light on water.
 * @param seed the same text always gives the same strokes, on server and client
 * @param height of the drawing, which is 100 wide
 */
function waterStrokes(seed: string, height: number): string {
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

const Water = styled.svg`
  background: color-mix(in srgb, var(--lake-500) 14%, transparent);
  & path {
    stroke: var(--bronze-500);
    stroke-width: 0.25;
    opacity: 0.6;
  }
`;
