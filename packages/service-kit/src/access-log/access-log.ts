import {
  closeSync,
  copyFileSync,
  existsSync,
  fchmodSync,
  fdatasyncSync,
  fstatSync,
  linkSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { makeFolder, openOwned } from '../owned-files';
import { checkEvent, type AccessEntry, type AccessEvent } from './access-entry';

export interface AccessLog {
  /**
   * Writes one line; it is on the disk (fdatasync) when this returns. Call it before personal data are shown, so that a log
   * that cannot be written prevents the access.
   * @throws TypeError for an unknown event; the file system's error
   */
  append(event: AccessEvent): void;
}

/**
 * Opens a log for appending; creates the file, with mode 0600, and its folder where there are none.
 *
 * Any number of processes on one machine may append at once, without a lock that a killed one could leave behind:
 * `O_APPEND` writes every line completely at the end. A line torn by a crash or a full disk is ended by the next one. Not for
 * a network disk, where appending is not atomic.
 * @param file path of the log; reopened for each line, since lines are rare and a rotation replaces the file
 * @param now milliseconds since 1970
 */
export function openAccessLog(file: string, now: () => number = Date.now): AccessLog {
  return {
    append(event) {
      const line = JSON.stringify({ time: new Date(now()).toISOString(), ...checkEvent(event) });
      makeFolder(dirname(file));
      const descriptor = openOwned(file, 'a+');
      try {
        fchmodSync(descriptor, 0o600);
        writeWhole(descriptor, `${endsInLineBreak(descriptor) ? '' : '\n'}${line}\n`);
        fdatasyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

function endsInLineBreak(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(descriptor, last, 0, 1, size - 1) === 1 && last[0] === 0x0a);
}

/** One call, because only a single write is atomic. */
function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  if (writeSync(descriptor, bytes) === bytes.length) return;
  throw Object.assign(new Error('The access log could not be written completely.'), {
    code: 'ENOSPC',
  });
}

/**
 * @returns the entries, oldest first, without torn lines; none if there is no file
 * @throws the file system's error
 */
export function readAccessLog(file: string): AccessEntry[] {
  const lines = filesOf(file).flatMap((each) => readFileSync(each, 'utf8').split('\n'));
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as AccessEntry];
    } catch {
      return [];
    }
  });
}

/**
 * Copies the log with its archives, if there is one, to new files of a backup. It contains no personal data.
 * @throws the file system's error
 */
export function copyAccessLog(log: string, copy: string): void {
  for (const file of filesOf(log)) {
    const to = `${copy}${file.slice(log.length)}`;
    closeSync(openOwned(to, 'wx'));
    copyFileSync(file, to);
  }
}

/**
 * Goes on in a new file; the lines so far are in `<file>.0001`. The log is never missing: the new file takes its place in one
 * step. Where a rotation was ended, the next one goes on.
 * @returns the archive
 * @throws the file system's error
 */
export function rotateAccessLog(file: string, now: () => number = Date.now): string {
  const number = (archivesOf(file).at(-1) ?? 0) + 1;
  const archive = archiveOf(file, number);
  if (!existsSync(archive)) linkSync(file, archive);
  const part = `${file}.${process.pid}.part`;
  try {
    openAccessLog(part, now).append({ actor: 'operator', action: 'rotate', outcome: 'done' });
    // Unless another rotation has done it meanwhile.
    if (isSameFile(archive, file)) renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return archive;
}

/** @returns every file of the log, oldest first: `access.log.0001`, …, `access.log` */
function filesOf(file: string): string[] {
  const archives = archivesOf(file).map((number) => archiveOf(file, number));
  return existsSync(file) ? [...archives, file] : archives;
}

/** @returns the numbers of the archives, oldest first; without that of a rotation that was ended half done */
function archivesOf(file: string): number[] {
  if (!existsSync(dirname(file))) return [];
  const start = `${basename(file)}.`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d{4,}$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .filter((number) => !isSameFile(archiveOf(file, number), file))
    .sort((one, other) => one - other);
}

function archiveOf(file: string, number: number): string {
  return `${file}.${String(number).padStart(4, '0')}`;
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && statSync(one).ino === statSync(other).ino;
}
