import path from 'node:path';
import type { Drawing } from './drawing';
import { fileNameOf } from './write-drawings';

/** Pages read the addresses of the drawings from here; a page cannot ask a folder for the newest hash. */
export const drawnFilesModule = path.resolve(
  import.meta.dirname,
  '../../mfe-content/src/content/drawn-files.ts',
);

/** @returns the source of that module, formatted as Prettier would */
export function drawnFilesSource(drawings: readonly Drawing[]): string {
  const lines = drawings.map((each) => {
    const key = /^[a-z]+$/.test(each.name) ? each.name : `'${each.name}'`;
    return `  ${key}: '/media/pictures/${fileNameOf(each)}',`;
  });
  return [
    '/** Written by imagery/ (npm run imagery): the drawing of each picture id. */',
    'export const drawnFiles = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
