import { routes } from '@site/contract';
import type { ImageAsset } from '@site/design';
import { pictures } from '../../mfe-content/src/content/pictures';
import { homePictures } from '../../mfe-content/src/content/home-pictures';
import { guideVideos } from '../../mfe-floorplan/src/content/guide-videos';
import { insideOf101, interiorOf } from '../../mfe-floorplan/src/content/interiors';
import {
  videoPicture,
  dollhousePicture,
  insidePictureOf101,
  interiorPicture,
  tourPicture,
} from '../../mfe-floorplan/src/content/pictures';
import { modelHouseTours } from '../../mfe-floorplan/src/content/tours';
import { customerPicture } from '../../mfe-registration/src/content/customer-page';
import {
  bannerOf,
  menuPictures,
  notFoundPicture,
  stripPicture,
} from '../../shell/src/content/pictures';
import { unitTypes } from '../units/unit';

/** The workspaces that show pictures. */
export type PictureWorkspace = 'shell' | 'mfe-content' | 'mfe-floorplan' | 'mfe-registration';

const interiorTypes = ['59A', '84A', '84B'] as const;

/** Every rendered picture that pages use, by workspace, with its id and the size of its largest file. */
export const wantedPictures: Readonly<Record<PictureWorkspace, readonly ImageAsset[]>> = {
  shell: unique([
    ...routes.map(bannerOf),
    ...Object.values(menuPictures).map(({ image }) => image),
    stripPicture,
    notFoundPicture,
  ]),
  'mfe-content': unique([...Object.values(pictures), ...Object.values(homePictures)]),
  'mfe-floorplan': [
    ...unitTypes.map(dollhousePicture),
    ...interiorTypes.flatMap((type) =>
      interiorOf(type).rooms.map((room) => interiorPicture(type, room)),
    ),
    ...insideOf101.map(insidePictureOf101),
    ...modelHouseTours.map(tourPicture),
    ...guideVideos.map(({ key }) => videoPicture(key)),
  ],
  'mfe-registration': [customerPicture],
};

/** Without drawings, which have their own file, and without duplicates: a picture may be used in several places. */
function unique(assets: readonly ImageAsset[]): readonly ImageAsset[] {
  return [...new Map(assets.filter(({ src }) => !src).map((asset) => [asset.id, asset])).values()];
}
