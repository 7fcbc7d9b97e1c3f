import path from 'node:path';
import type { ImageAsset } from '@site/design';
import { pictures } from '../../mfe-content/src/content/pictures';
import { homePictures } from '../../mfe-content/src/content/home-pictures';
import { planPictures } from '../../mfe-floorplan/src/content/pictures';
import { keyOf, largestFile, type PictureEntry } from '../pictures/manifest';
import { filesOf } from '../svg/write-drawings';
import { wantedPictures, type PictureWorkspace } from '../pictures/wanted-pictures';

/** One picture as the contact sheet shows it. */
export interface ListedPicture {
  /** Its id, with the suffix `mobile` for the picture of narrow windows. */
  readonly name: string;
  /** In imagery/media/pictures. */
  readonly file: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Its render, or `drawing`. */
  readonly from: string;
  readonly workspace: PictureWorkspace;
  readonly alt: string;
}

/** @returns every picture that has files: renders in the order of the manifest, then drawings */
export function listedPictures(entries: readonly PictureEntry[]): readonly ListedPicture[] {
  const byWorkspace = Object.entries(wantedPictures) as [PictureWorkspace, readonly ImageAsset[]][];
  const wantedById = new Map(
    byWorkspace.flatMap(([workspace, assets]) =>
      assets.map((asset) => [asset.id, { workspace, alt: asset.alt }] as const),
    ),
  );
  const rendered = entries.flatMap((entry): ListedPicture[] => {
    const { id, width, height, render } = entry;
    const wanted = wantedById.get(id);
    return wanted
      ? [
          {
            name: keyOf(entry),
            file: largestFile(entry),
            width,
            height,
            from: render,
            ...wanted,
          },
        ]
      : [];
  });
  return [
    ...rendered,
    ...[pictures, homePictures].flatMap((of) => drawn('mfe-content', Object.values(of))),
    ...drawn('mfe-floorplan', Object.values(planPictures)),
  ];
}

function drawn(
  workspace: PictureWorkspace,
  assets: readonly ImageAsset[],
): readonly ListedPicture[] {
  // By name, because right after drawing, the imported module still has the URL of the previous drawing.
  return assets.flatMap(({ id, src, width, height, alt }) =>
    src
      ? [
          {
            name: id,
            file: filesOf(id)[0] ?? path.basename(src),
            width,
            height,
            from: 'drawing',
            workspace,
            alt,
          },
        ]
      : [],
  );
}
