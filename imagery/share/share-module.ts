import path from 'node:path';
import { shareSize } from './share-size';

/** The module from which the shell reads the URL of the picture. */
export const shareModule = path.resolve(
  import.meta.dirname,
  '../../shell/src/content/share-picture.ts',
);

/** @returns the source of that module, formatted as `npm test` checks it */
export function shareModuleSource(file: string): string {
  const { width, height } = shareSize;
  return [
    '/** Written by imagery/ (npm run imagery): what a shared link shows. */',
    'export const sharePicture = {',
    `  file: '/media/pictures/${file}',`,
    `  width: ${width},`,
    `  height: ${height},`,
    '} as const;',
    '',
  ].join('\n');
}
