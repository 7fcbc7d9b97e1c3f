import path from 'node:path';
import type { ImageAsset } from '@site/design';
import { keyOf, type PictureEntry } from './manifest';
import { wantedPictures, type PictureRoom } from './wanted-pictures';

const house = path.resolve(import.meta.dirname, '../..');

/** Where the other camera, which stands upright, is used. */
const mobileMedia = '(max-width:600px)';

/** What a page's picture gets from its render; nothing while there is none: its placeholder stands in for it. */
export type RenderedFiles = Pick<ImageAsset, 'file' | 'widths' | 'mobile'>;

/** @returns for each picture of a room, by its id, the files that it has */
export function renderedFiles(
  room: PictureRoom,
  entries: readonly PictureEntry[],
): Readonly<Record<string, RenderedFiles>> {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return Object.fromEntries(
    wantedPictures[room].map(({ id }) => [
      id,
      filesOf(byKey.get(id), byKey.get(keyOf({ id, isMobile: true }))),
    ]),
  );
}

/** @returns for each room its generated module, by its path; to be formatted */
export function pictureModules(entries: readonly PictureEntry[]): ReadonlyMap<string, string> {
  const rooms = Object.keys(wantedPictures) as PictureRoom[];
  return new Map(
    rooms.map((room) => [
      path.join(house, room, 'src/content/rendered-pictures.ts'),
      '/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */\n' +
        `export const renderedPictures = ${JSON.stringify(renderedFiles(room, entries))} as const;\n`,
    ]),
  );
}

function filesOf(entry: PictureEntry | undefined, mobile: PictureEntry | undefined): RenderedFiles {
  if (!entry) return {};
  const { file, widths } = entry;
  if (!mobile) return { file: addressOf(file), widths };
  return {
    file: addressOf(file),
    widths,
    mobile: {
      media: mobileMedia,
      width: mobile.width,
      height: mobile.height,
      file: addressOf(mobile.file),
      widths: mobile.widths,
    },
  };
}

const addressOf = (file: string) => `/media/pictures/${file}`;
