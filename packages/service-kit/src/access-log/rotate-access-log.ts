import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { archiveOf, archivesOf, isSameFile } from './archives';
import { createAppender } from './open-access-log';
import { headOf } from './verify-access-log';

/**
 * Goes on in a new file, whose first line commits to the whole old one, now `<file>.0001`. Running services notice it at their next
 * line. The log is never missing: the new file takes its place in one step. Where a rotation was ended, the next one goes on.
 * @returns the archive
 * @throws the file system's error
 */
export function rotateAccessLog(file: string, now: () => number = Date.now): string {
  const number = (archivesOf(file).at(-1) ?? 0) + 1;
  const archive = archiveOf(file, number);
  if (!existsSync(archive)) linkSync(file, archive);
  const part = `${file}.${process.pid}.part`;
  const rotated = { actor: 'operator', action: 'rotate', outcome: 'done' } as const;
  const before = headOf(archive);
  try {
    createAppender(part, now)({ ...rotated, continues: `${number}:${before}` });
    // Unless another rotation has done it meanwhile.
    if (isSameFile(archive, file)) renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  // Lines that were written meanwhile.
  const after = headOf(archive);
  if (after !== before) createAppender(file, now)({ ...rotated, continues: `${number}:${after}` });
  return archive;
}
