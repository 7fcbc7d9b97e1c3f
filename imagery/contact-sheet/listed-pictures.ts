import path from 'node:path';
import type { ImageAsset } from '@site/design';
import { pictures } from '../../mfe-content/src/content/pictures';
import { homePictures } from '../../mfe-content/src/content/home-pictures';
import { planPictures } from '../../mfe-floorplan/src/content/pictures';
import { keyOf, largestFile, type PictureEntry } from '../pictures/manifest';
import { filesOf } from '../svg/write-drawings';
import { wantedPictures } from '../pictures/wanted-pictures';

/** One picture as the contact sheet shows it. */
export interface ListedPicture {
  /** Its id, with the suffix `mobile` for the picture of narrow windows. */
  readonly name: string;
  /** In imagery/media/pictures. */
  readonly file: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
}

/** @returns every picture that has files: renders in the order of the manifest, then drawings */
export function listedPictures(entries: readonly PictureEntry[]): readonly ListedPicture[] {
  const wanted = new Set(
    Object.values(wantedPictures).flatMap((assets) => assets.map(({ id }) => id)),
  );
  const rendered = entries
    .filter(({ id }) => wanted.has(id))
    .map((entry) => ({
      name: keyOf(entry),
      file: largestFile(entry),
      width: entry.width,
      height: entry.height,
    }));
  return [
    ...rendered,
    ...[pictures, homePictures, planPictures].flatMap((of) => drawn(Object.values(of))),
  ];
}

function drawn(assets: readonly ImageAsset[]): readonly ListedPicture[] {
  // By name, because right after drawing, the imported module still has the URL of the previous drawing.
  return assets.flatMap(({ id, src, width, height }) =>
    src ? [{ name: id, file: filesOf(id)[0] ?? path.basename(src), width, height }] : [],
  );
}
