import styled from 'styled-components';
import { waterStrokes } from './water-strokes';

export interface PlaceholderProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Broken strokes of light in the place of a picture that has not been drawn yet, in its aspect ratio. */
export function Placeholder({ id, width, height, alt }: PlaceholderProps) {
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

const Water = styled.svg`
  background: color-mix(in srgb, var(--lake-500) 14%, transparent);
  & path {
    stroke: var(--bronze-500);
    stroke-width: 0.25;
    opacity: 0.6;
  }
`;
