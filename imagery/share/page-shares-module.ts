import path from 'node:path';
import { writeFormatted } from '../files/write-formatted';
import type { PageShareRecord } from './page-share-record';

const pageSharesModule = path.resolve(
  import.meta.dirname,
  '../../shell/src/content/page-share-pictures.ts',
);

/** Writes the module from which the shell's renderer reads the address of a page's picture. */
export async function writePageSharesModule(records: readonly PageShareRecord[]): Promise<void> {
  const rows = records.map(({ routeId, file }) => `['${routeId}', '/media/pictures/${file}'],`);
  await writeFormatted(
    pageSharesModule,
    [
      '/** Written by imagery/ (npm run imagery): what a shared link to a page shows, by route id. */',
      'export const pageSharePictures: ReadonlyMap<string, string> = new Map([',
      ...rows,
      ']);',
      '',
    ].join('\n'),
  );
}
