/** The files of a log that was rotated: `access.log.0001` is the oldest, `access.log` the one that is written. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export function archiveOf(file: string, number: number): string {
  return `${file}.${String(number).padStart(4, '0')}`;
}

/** @returns the numbers of the archives beside a log, oldest first; without that of a rotation that was ended half done */
export function archivesOf(file: string): number[] {
  if (!existsSync(dirname(file))) return [];
  const start = `${basename(file)}.`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d{4,}$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .filter((number) => !isSameFile(archiveOf(file, number), file))
    .sort((one, other) => one - other);
}

/** @returns every file of the log, oldest first */
export function filesOf(file: string): string[] {
  const archives = archivesOf(file).map((number) => archiveOf(file, number));
  return existsSync(file) ? [...archives, file] : archives;
}

export function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && statSync(one).ino === statSync(other).ino;
}
