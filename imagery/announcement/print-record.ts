import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordHash } from '../files/hashed-files';
import { announcementPaper } from './announcement-paper';

/** Served as /announcement.pdf: a name that never changes. */
export const announcementFile = path.resolve(
  import.meta.dirname,
  '../../shell/public/announcement.pdf',
);

const recordFile = path.resolve(import.meta.dirname, 'printed.json');

/** @returns hash of all words, figures and styles of the paper as it is now */
export function paperHash(): string {
  return recordHash(announcementPaper(''));
}

/** @returns that hash as it was when the PDF was printed */
export function printedHash(): string | undefined {
  if (!existsSync(recordFile)) return undefined;
  return (JSON.parse(readFileSync(recordFile, 'utf8')) as { paper: string }).paper;
}

export function recordPrint(): void {
  writeFileSync(recordFile, `${JSON.stringify({ paper: paperHash() }, null, 2)}\n`);
}
