import { shortHash } from '../files/hashed-files';
import type { ListedPicture } from './listed-pictures';

/** @returns a hash of all listed files, with which the page records the state of the sheet */
export function hashOfPictures(pictures: readonly ListedPicture[]): string {
  return shortHash(pictures.map(({ name, file }) => `${name} ${file}`).join('\n'));
}

/** @returns the Markdown of docs/pictures/README.md, not formatted yet; names and sizes stand in the image */
export function sheetPage(pictures: readonly ListedPicture[]): string {
  return [
    '# Every picture',
    '',
    `Written by \`npm run imagery\`; do not edit. ${pictures.length} pictures, state \`${hashOfPictures(pictures)}\`.`,
    '',
    'The render and the cut of each: `imagery/data/shots.json`, `imagery/pictures/room-shots.ts`.',
    '',
    '![All pictures with their names and sizes](contact-sheet.webp)',
    '',
  ].join('\n');
}
