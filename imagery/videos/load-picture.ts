import { readPixels } from '../files/read-pixels';
import type { Drawing } from '../svg/drawing';
import type { Pixels } from '../tours/flat-still';
import { sourceFileOf } from './video-sources';
import { paintPage } from './text/paint-page';

/** Drawings are rendered at twice their size, so that the camera can move close. */
const drawingScale = 2;

/** @returns the pixels of a committed picture or of a drawing, by its name in a scene */
export async function loadPicture(
  name: string,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const drawing = drawings.get(name);
  const picture = sharp(drawing ? await paint(drawing) : sourceFileOf(name));
  return readPixels(picture);
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
