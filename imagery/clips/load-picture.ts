import path from 'node:path';
import type { Drawing } from '../svg/drawing';
import type { Pixels } from '../tours/flat-still';
import { paintPage } from './text/paint-page';

/** Drawings are rendered at twice their size, so that the camera can move close. */
const drawingScale = 2;

/** @returns the pixels of a render or drawing, by its name in a scene */
export async function loadPicture(
  name: string,
  renders: string,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const drawing = drawings.get(name);
  const picture = sharp(drawing ? await paint(drawing) : path.join(renders, `${name}.png`));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function paint({ name, svg }: Drawing): Promise<Buffer> {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}.svg has no size`);
  return paintPage({
    body: svg,
    style: 'body{background:#fff}svg{display:block}',
    width: Number(width),
    height: Number(height),
    scale: drawingScale,
  });
}
