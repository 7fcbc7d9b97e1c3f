/** The font files of a page, for its head, the boot file and the shell. */
import { faceFamilies, type StoredFace } from '@site/contract';
import { interfaceFonts } from './fonts';

/** The shell serves the files of packages/design/fonts as immutable. */
const fontUrl = (file: string) => `/shell/fonts/${file}`;

/** The faces of every page except a visitor's first. */
export const siteFaces: readonly StoredFace[] = [
  [faceFamilies.sans, '400 600', fontUrl(interfaceFonts.sans)],
  [faceFamilies.serif, '400', fontUrl(interfaceFonts.serif500)],
  [faceFamilies.serifLight, '400', fontUrl(interfaceFonts.serif300)],
];

/** @returns the loaded faces, for `document.fonts` */
export function loadSiteFaces(): Promise<FontFace[]> {
  return Promise.all(
    siteFaces.map(([family, weight, href]) =>
      new FontFace(family, `url(${href})`, { weight }).load(),
    ),
  );
}

export const facesKeyStart = 'faces-';

/** Raise it when a family or a weight of the list changes. */
const listVersion = '2-';

/**
 * localStorage key of the list of faces that are in this browser's cache; it changes with the files. No personal data.
 */
export const facesKey =
  facesKeyStart +
  listVersion +
  Object.values(interfaceFonts)
    .map((file) => file.split('.')[1]?.slice(0, 3))
    .join('');

/** Dispatched on the window when the faces are in the cache. */
export const facesCachedEvent = 'faces-cached';
