/** A lock is a file that only one process can create. It names its owner, which touches it every few seconds. */
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { readOrUndefined } from '../read-or-undefined';
import { processStart } from './process-start';

/** A container has a new host name after each start: an owner on another host is only judged by the file's age. */
const staleAfterMs = 60_000;
/** For an empty file: it is being written, or its owner crashed between two system calls. */
const emptyStaleAfterMs = 5000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes the owner from a later process with the same id. */
  readonly startedAt: string | undefined;
}

/** @returns false when another process holds it. */
export function takeLock(lock: string): boolean {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(file, textOfThisProcess());
  } catch (error) {
    // A full disk: the lock would have no owner.
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** Removes the lock of this process. One that another process has taken over meanwhile stays. */
export function dropLock(lock: string): void {
  if (readText(lock) === textOfThisProcess()) rmSync(lock, { force: true });
}

function textOfThisProcess(): string {
  const { pid } = process;
  const owner: Owner = { pid, host: hostname(), startedAt: processStart(pid) };
  return JSON.stringify(owner);
}

/** @returns a description of the owner; undefined while the file is empty. */
export function readOwner(lock: string): string | undefined {
  const owner = parseOwner(readText(lock));
  return owner && `Process ${owner.pid} on ${owner.host}`;
}

/** Removes the lock of a process that has ended. @returns true when the lock can be taken now. */
export function removeIfGone(lock: string): boolean {
  const text = readText(lock);
  if (text !== undefined && !isOwnerGone(lock, parseOwner(text))) return false;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return true;
  }
  // Another waiting process may have removed the old lock and taken a new one meanwhile: that one stays.
  if (readText(aside) !== text) renameSync(aside, lock);
  rmSync(aside, { force: true });
  return true;
}

function isOwnerGone(lock: string, owner: Owner | undefined): boolean {
  if (owner?.host === hostname()) return processStart(owner.pid) !== owner.startedAt;
  return ageMs(lock) > (owner ? staleAfterMs : emptyStaleAfterMs);
}

function ageMs(lock: string): number {
  return Date.now() - (readOrUndefined(() => statSync(lock).mtimeMs) ?? -Infinity);
}

function readText(file: string): string | undefined {
  return readOrUndefined(() => readFileSync(file, 'utf8'));
}

function parseOwner(text = ''): Owner | undefined {
  const owner = readOrUndefined(() => JSON.parse(text) as Partial<Owner> | null);
  return typeof owner?.pid === 'number' && typeof owner.host === 'string'
    ? (owner as Owner)
    : undefined;
}
