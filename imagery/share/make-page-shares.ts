import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, removeOlder, shortHash } from '../files/hashed-files';
import { writeFormatted } from '../write-formatted';
import { drawPageShare } from './draw-page-share';
import {
  pageShareHash,
  readPageShareRecords,
  writePageShareRecords,
  type PageShareRecord,
} from './page-share-record';
import { pageShares, type PageShare } from './page-shares';

const pageSharesModule = path.resolve(
  import.meta.dirname,
  '../../shell/src/content/page-share-pictures.ts',
);

/** Draws the pictures of shared pages from committed pictures; those that are up to date stay. */
export async function makePageShares(): Promise<void> {
  const old = new Map(readPageShareRecords().map((record) => [record.routeId, record]));
  const records: PageShareRecord[] = [];
  for (const share of pageShares) {
    const dataHash = pageShareHash(share);
    const made = old.get(share.routeId);
    const isCurrent =
      made?.dataHash === dataHash && existsSync(path.join(picturesFolder, made.file));
    const { routeId } = share;
    records.push(isCurrent ? made : { routeId, file: await writePageShare(share), dataHash });
  }
  writePageShareRecords(records);
  await writePageSharesModule(records);
  console.log(`share: ${records.length} pages`);
}

/** @returns the name of the file */
async function writePageShare(share: PageShare): Promise<string> {
  const jpeg = await drawPageShare(share);
  const name = `share-${share.routeId}.${shortHash(jpeg)}`;
  removeOlder(picturesFolder, name);
  writeFileSync(path.join(picturesFolder, `${name}.jpg`), jpeg);
  return `${name}.jpg`;
}

/** Writes the module from which the shell's renderer reads the address of a page's picture. */
async function writePageSharesModule(records: readonly PageShareRecord[]): Promise<void> {
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
