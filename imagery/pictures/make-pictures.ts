import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder } from '../files/hashed-files';
import { writeFormatted } from '../write-formatted';
import { isNamed } from '../imagery-options';
import { cutPicture } from './cut-picture';
import { filesOf, keyOf, readManifest, writeManifest, type PictureEntry } from './manifest';
import { pictureModules } from './picture-modules';
import { pictureSources, type PictureSource } from './picture-sources';
import { wantedPictures } from './wanted-pictures';

/**
 * Cuts every picture in the widths that pages use, and writes the manifest and the generated modules of the workspaces. A
 * picture without a render keeps its largest file, from which missing widths are cut; one that nothing serves any more goes.
 *
 * @param only ids of pictures or renders (`home-hero`, `84A`); all when empty
 */
export async function makePictures(renders: string, only: readonly string[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  mkdirSync(picturesFolder, { recursive: true });
  const entries = new Map(readManifest().map((entry) => [keyOf(entry), entry]));
  for (const source of pictureSources().filter(({ id, render }) =>
    isNamed(`${id} ${render}`, only),
  )) {
    const key = keyOf({ id: source.id, isMobile: source.mobile ?? false });
    const existing = entries.get(source.narrow ? source.id : key);
    const entry = await cutPicture(sharp, { source, renders, existing, ...sizeOf(source) });
    if (!entry) {
      console.log(`${key}: no ${source.render} in ${renders}`);
      continue;
    }
    console.log(`${key}: ${entry.file}, ${entry.widths.join(', ')} wide`);
    entries.set(key, entry);
  }
  const served = new Set(
    pictureSources().map(({ id, mobile = false }) => keyOf({ id, isMobile: mobile })),
  );
  for (const [key, entry] of entries)
    if (!served.has(key)) {
      for (const file of filesOf(entry)) rmSync(path.join(picturesFolder, file), { force: true });
      entries.delete(key);
    }
  await writeAll([...entries.values()]);
}

async function writeAll(entries: readonly PictureEntry[]) {
  writeManifest(entries);
  for (const [file, source] of pictureModules(entries)) await writeFormatted(file, source);
}

/** The size that pages use; a separate camera for phones is used as rendered. */
function sizeOf({ id, mobile, narrow, size: [width, height] }: PictureSource) {
  if (mobile && !narrow) return { width, height };
  const asset = Object.values(wantedPictures)
    .flat()
    .find((each) => each.id === id);
  if (!asset) throw new Error(`data/shots.json or room-shots.ts serves ${id}, which no page uses`);
  return { width: asset.width, height: asset.height };
}
