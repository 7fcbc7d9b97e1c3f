/** Which font files a page may use: for its head, for the boot file and for the shell. */
import { faceFamilies, type StoredFace } from '@site/contract';
import { absentMarks, headlineCuts } from './content/headline-cuts';
import { interfaceFonts } from './fonts';

/** Where the shell serves the files of packages/design/fonts, immutable. */
const fontUrl = (file: string) => `/shell/fonts/${file}`;

/** The faces of every page but a visitor's first. */
export const fullFaces: readonly StoredFace[] = [
  [faceFamilies.sans, '400 600', fontUrl(interfaceFonts.sans)],
  [faceFamilies.serif, '500', fontUrl(interfaceFonts.serif500)],
  [faceFamilies.serif, '300', fontUrl(interfaceFonts.serif300)],
];

export const facesKeyStart = 'faces-';

/**
 * Key of localStorage for the list of the full faces once they are in this browser's cache; other files, other key.
 * No personal data.
 */
export const facesKey =
  facesKeyStart +
  Object.values(interfaceFonts)
    .map((file) => file.split('.')[1]?.slice(0, 3))
    .join('');

/** Sent to the window when they have arrived there. */
export const facesCachedEvent = 'faces-cached';

/**
 * @param letters of all headlines of the page
 * @returns address of the smallest cut that holds every one of them. None for text that no cut holds: then the
 * headlines stand in the visitor's own face as a whole.
 */
export function headlineCut(letters: ReadonlySet<string>): string | undefined {
  const drawn = [...letters].filter((letter) => !absentMarks.includes(letter));
  const cut = headlineCuts.find((one) => drawn.every((letter) => one.letters.includes(letter)));
  return cut && fontUrl(cut.file);
}
