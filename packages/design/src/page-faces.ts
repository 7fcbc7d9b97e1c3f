/** Which font files a page may use: for its head, for the boot file and for the shell. */
import { faceFamilies, type StoredFace } from '@site/contract';
import { interfaceFonts } from './fonts';

/** Where the shell serves the files of packages/design/fonts, immutable. */
const fontUrl = (file: string) => `/shell/fonts/${file}`;

/** The faces of every page but a visitor's first. */
export const siteFaces: readonly StoredFace[] = [
  [faceFamilies.sans, '400 600', fontUrl(interfaceFonts.sans)],
  [faceFamilies.serif, '500', fontUrl(interfaceFonts.serif500)],
  [faceFamilies.serif, '300', fontUrl(interfaceFonts.serif300)],
];

/** @returns the faces, fetched and read, for `document.fonts` */
export function loadSiteFaces(): Promise<FontFace[]> {
  return Promise.all(
    siteFaces.map(([family, weight, href]) =>
      new FontFace(family, `url(${href})`, { weight }).load(),
    ),
  );
}

export const facesKeyStart = 'faces-';

/**
 * Key of localStorage for the list of the faces once they are in this browser's cache; other files, other key.
 * No personal data.
 */
export const facesKey =
  facesKeyStart +
  Object.values(interfaceFonts)
    .map((file) => file.split('.')[1]?.slice(0, 3))
    .join('');

/** Sent to the window when they have arrived there. */
export const facesCachedEvent = 'faces-cached';
