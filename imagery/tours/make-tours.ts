import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type Sharp from 'sharp';
import { removeOlder, shortHash } from '../files/hashed-files';
import { isNamed } from '../imagery-options';
import { buildViewer, type BuiltFile } from './build-viewer';
import { readPixels } from '../files/read-pixels';
import { flatStill } from './flat-still';
import { standpointsIn, tourUnits } from './panorama-shots';
import { tourOf } from './standpoints-of';
import { stillSize, type Tour } from './tour';
import { cutTourFace, tourFaceAddress } from './tour-face';
import { tourPage, type ViewerFiles } from './tour-page';
import { startLook } from './viewer/start-look';

const folder = path.resolve(import.meta.dirname, '../media/tours');
const quality = { avif: { quality: 58, effort: 6 }, webp: { quality: 80, effort: 6 } } as const;

/** Writes the tour pages, their script and style, and their rendered panoramas. */
export async function makeTours(renders: string, only: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { default: sharp } = await import('sharp');
  for (const unit of tourUnits)
    for (const { id } of standpointsIn(unit)) {
      const render = path.join(renders, `units/${unit}-pano-${id}.png`);
      if (isNamed(`${unit}-${id}`, only) && existsSync(render))
        await cutPanorama(sharp, render, `${unit}-${id}`);
    }
  const tours = toursOfRenders();
  // The letters of the pages do not depend on the file names in them.
  await cutTourFace(tours.map((tour) => tourPage(tour, noFiles)));
  const { script, style } = await buildViewer();
  write(script);
  write(style);
  const viewer: ViewerFiles = {
    script: { src: addressOf(script.name), integrity: `sha384-${digest(script.text)}` },
    style: addressOf(style.name),
    face: tourFaceAddress(),
  };
  for (const tour of tours)
    writeFileSync(path.join(folder, `${tour.unit}.html`), tourPage(tour, viewer));
}

const noFiles: ViewerFiles = { script: { src: '', integrity: '' }, style: '', face: '' };

/** The tours of the flats with at least one panorama in the folder. */
function toursOfRenders(): readonly Tour[] {
  return tourUnits.flatMap((unit) => {
    const places = standpointsIn(unit).filter(({ id }) => baseOf(`${unit}-${id}`));
    if (places.length > 0) return [tourOf(unit, places, (name) => addressOf(baseOf(name) ?? name))];
    console.log(`tour ${unit}: no panorama has been rendered yet`);
    return [];
  });
}

async function cutPanorama(sharp: typeof Sharp, render: string, name: string) {
  const panorama = sharp(render).removeAlpha();
  const pixels = await readPixels(panorama.clone());
  const still = flatStill(pixels, startLook, stillSize);
  const hash = shortHash(pixels.data);
  const flat = sharp(still.data, { raw: { ...stillSize, channels: 3 } });
  for (const [picture, base] of [
    [panorama, `${name}.${hash}`],
    [flat, `${name}-still.${hash}`],
  ] as const) {
    removeOlder(folder, base);
    await picture
      .clone()
      .avif(quality.avif)
      .toFile(path.join(folder, `${base}.avif`));
    await picture
      .clone()
      .webp(quality.webp)
      .toFile(path.join(folder, `${base}.webp`));
  }
  console.log(`tour ${name}: ${pixels.width} × ${pixels.height}`);
}

function write({ name, text }: BuiltFile) {
  const ending = path.extname(name);
  removeOlder(folder, path.basename(name, ending), ending);
  writeFileSync(path.join(folder, name), text);
}

/** @returns for example `84A-living.1a2b3c4d`; undefined when the picture does not exist */
function baseOf(name: string): string | undefined {
  return readdirSync(folder)
    .find((file) => file.startsWith(`${name}.`) && file.endsWith('.avif'))
    ?.replace(/\.avif$/, '');
}

const addressOf = (file: string) => `/media/tours/${file}`;
const digest = (text: string) => createHash('sha384').update(text).digest('base64');
