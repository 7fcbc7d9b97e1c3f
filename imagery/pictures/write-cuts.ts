import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AvifOptions, Sharp, WebpOptions } from 'sharp';
import { picturesFolder, removeOlder } from '../files/hashed-files';
import { filesOf, type PictureEntry } from './manifest';

export interface CutQuality {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
}

/** Writes the missing files of a picture and removes obsolete ones. */
export async function writeCuts(
  pixels: Sharp,
  entry: PictureEntry,
  quality: CutQuality,
): Promise<void> {
  removeOlder(picturesFolder, entry.file);
  const files = filesOf(entry);
  for (const name of files) {
    const target = path.join(picturesFolder, name);
    // The name contains the content hash, so an existing file is current; encoding takes a minute per picture.
    if (existsSync(target)) continue;
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(name) ?? [];
    const resized = pixels.clone().resize({ width: Number(width) });
    await (format === 'avif' ? resized.avif(quality.avif) : resized.webp(quality.webp)).toFile(
      target,
    );
  }
  for (const name of readdirSync(picturesFolder))
    if (name.startsWith(`${entry.file}-`) && !files.includes(name))
      rmSync(path.join(picturesFolder, name));
}
