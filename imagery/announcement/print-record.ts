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

/** @returns the hash of the current text, figures and styles of the page */
export function paperHash(): string {
  return recordHash(announcementPaper(''));
}

/** @returns the hash from which the committed PDF was printed */
export function printedHash(): string | undefined {
  if (!existsSync(recordFile)) return undefined;
  return (JSON.parse(readFileSync(recordFile, 'utf8')) as { paper: string }).paper;
}

export function recordPrint(): void {
  writeFileSync(recordFile, `${JSON.stringify({ paper: paperHash() }, null, 2)}\n`);
}
