/** A lock is a file that only one process can create. It names its owner, who touches it every few seconds. */
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
import { processStart } from './process-start';

/** Containers get a new name with every start: of an owner on another host only the silence is known. */
const silentForMs = 60_000;
/** Without words: being written right now, or its owner died between two system calls. */
const wordlessForMs = 5000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Tells the owner from a later process of the same number. */
  readonly startedAt: string | undefined;
}

/** @returns false when somebody else holds it. */
export function takeLock(lock: string): boolean {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const { pid } = process;
  const owner: Owner = { pid, host: hostname(), startedAt: processStart(pid) };
  try {
    writeSync(file, JSON.stringify(owner));
  } catch (error) {
    // A full disk: nobody could ever tell whose lock this is.
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** @returns the owner in words, undefined while the lock does not name one. */
export function readOwner(lock: string): string | undefined {
  const owner = parseOwner(readText(lock));
  return owner && `Process ${owner.pid} on ${owner.host}`;
}

/** @returns true when the way is free: its owner was dead and the lock is removed, or it is gone by itself. */
export function removeIfGone(lock: string): boolean {
  const text = readText(lock);
  if (text !== undefined && !isOwnerGone(lock, parseOwner(text))) return false;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return true;
  }
  // Another one that waited may have removed the old lock and taken a new one in between: that one stays.
  if (readText(aside) !== text) renameSync(aside, lock);
  rmSync(aside, { force: true });
  return true;
}

function isOwnerGone(lock: string, owner: Owner | undefined): boolean {
  if (owner?.host === hostname()) return processStart(owner.pid) !== owner.startedAt;
  return silenceMs(lock) > (owner ? silentForMs : wordlessForMs);
}

function silenceMs(lock: string): number {
  try {
    return Date.now() - statSync(lock).mtimeMs;
  } catch {
    return Infinity;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as Partial<Owner> | null;
    return typeof owner?.pid === 'number' && typeof owner.host === 'string'
      ? (owner as Owner)
      : undefined;
  } catch {
    return undefined;
  }
}
