import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, recordHash } from '../files/hashed-files';
import { pageShareWords } from './page-share-words';
import type { PageShare } from './page-shares';

/** The picture that was made for a page, and the hash of what it was made from. */
export interface PageShareRecord {
  readonly routeId: string;
  /** `share-premium.1a2b3c4d.jpg` */
  readonly file: string;
  readonly dataHash: string;
}

const recordFile = path.resolve(import.meta.dirname, 'page-shares.json');

export function readPageShareRecords(): readonly PageShareRecord[] {
  if (!existsSync(recordFile)) return [];
  return JSON.parse(readFileSync(recordFile, 'utf8')) as PageShareRecord[];
}

export function writePageShareRecords(records: readonly PageShareRecord[]): void {
  writeFileSync(recordFile, `${JSON.stringify(records, null, 2)}\n`);
}

/** The drawing, or the widest file of a picture. @throws Error when there is none */
export function sourceFile(id: string): string {
  const files = readdirSync(picturesFolder).filter((file) => /^[^.]+/.exec(file)?.[0] === id);
  const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 0);
  const widest = files.toSorted((one, other) => widthOf(other) - widthOf(one))[0];
  if (!widest) throw new Error(`media/pictures holds no ${id}`);
  return widest;
}

/** Changes with the words, their look and every picture, whose names contain their hashes. */
export function pageShareHash(share: PageShare): string {
  return recordHash(pageShareWords(share), ...share.pictures.map(sourceFile));
}
