import { shortHash } from '../files/hashed-files';
import type { ListedPicture } from './listed-pictures';

/** @returns a hash of all listed files, with which the page records the state of the sheet */
export function hashOfPictures(pictures: readonly ListedPicture[]): string {
  return shortHash(pictures.map(({ name, file }) => `${name} ${file}`).join('\n'));
}

/** @returns the Markdown of docs/pictures/README.md, not formatted yet */
export function sheetPage(pictures: readonly ListedPicture[]): string {
  const rows = pictures.map(({ name, width, height, from, workspace, alt }) =>
    row([`\`${name}\``, `${width} × ${height}`, `\`${from}\``, workspace, alt || 'decorative']),
  );
  return [
    '# Every picture',
    '',
    `Written by \`npm run imagery\`; do not edit. ${pictures.length} pictures, state \`${hashOfPictures(pictures)}\`.`,
    '',
    '![All pictures with their names and sizes](contact-sheet.webp)',
    '',
    row(['Picture', 'Pixels', 'Made from', 'Shown by', 'What it shows']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
    '',
  ].join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
