import { readdirSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, recordHash } from '../files/hashed-files';
import { largestFile, readManifest } from '../pictures/manifest';
import type { Drawing } from '../svg/drawing';
import { overlayPage } from './text/overlay-page';
import { overlayStyle } from './text/overlay-style';
import { videoCuts, picturesOf, type Screenplay } from './screenplay';

const toursFolder = path.resolve(import.meta.dirname, '../media/tours');

/**
 * Videos are cut from committed pictures, so that a caption can change where no render is.
 *
 * @param name a picture's id, or a panorama as `tour/84A-living`
 * @returns the path of its largest file
 * @throws Error when there is no such picture
 */
export function sourceFileOf(name: string): string {
  const [folder, panorama] = name.split('/');
  if (folder === 'tour') {
    const pattern = new RegExp(String.raw`^${panorama}\.[0-9a-f]{8}\.avif$`);
    const file = readdirSync(toursFolder).find((each) => pattern.test(each));
    if (file) return path.join(toursFolder, file);
  }
  const entry = readManifest().find(({ id, isMobile }) => id === name && !isMobile);
  if (!entry) throw new Error(`videos/screenplays.ts shows ${name}, which is no committed picture`);
  return path.join(picturesFolder, largestFile(entry));
}

/** @returns a hash of all sources of a video: names of pictures contain the hashes of their bytes */
export function dataHashOf(play: Screenplay, drawings: ReadonlyMap<string, Drawing>): string {
  return recordHash(
    JSON.stringify([play, videoCuts]),
    overlayPage(play.scenes, videoCuts[0]).body,
    ...videoCuts.map(overlayStyle),
    ...play.scenes
      .flatMap(picturesOf)
      .map((name) => drawings.get(name)?.svg ?? path.basename(sourceFileOf(name))),
  );
}
