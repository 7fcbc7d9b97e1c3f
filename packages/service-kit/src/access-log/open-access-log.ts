import {
  closeSync,
  fchmodSync,
  fdatasyncSync,
  fstatSync,
  statSync,
  readSync,
  writeSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { makeFolder, openOwned } from '../owned-files';
import type { AccessEvent } from './access-entry';
import { archiveOf, archivesOf } from './archives';
import { checkEvent, formatLine } from './access-line';

export interface AccessLog {
  /**
   * Writes one line; it is on the disk (fdatasync) when this returns. Call it before personal data are shown, so that a log
   * that cannot be written prevents the access.
   * @throws TypeError for an unknown event; the file system's error
   */
  append(event: AccessEvent): void;
}

/** The content before the next line, as far as this process has read it. */
interface Prefix {
  inode: number;
  bytes: number;
  lines: number;
  endsInLineBreak: boolean;
  readonly digest: ReturnType<typeof createHash>;
}

/**
 * Opens a log for appending; creates the file, with mode 0600, and its folder where there are none.
 *
 * Any number of processes on one machine may append at once, without a lock that a killed one could leave behind:
 * `O_APPEND` writes every line completely at the end, and each line names the bytes that its writer had seen. Two lines
 * written at the same time cover the same prefix; the next line covers both. A line torn by a crash stays, gets a line
 * break and is covered like the others. Not for a network disk, where appending is not atomic.
 * @param file path of the log; reopened for each line, since lines are rare
 * @param now milliseconds since 1970
 */
export function openAccessLog(file: string, now: () => number = Date.now): AccessLog {
  const appendLine = createAppender(file, now);
  return { append: (event) => appendLine(checkEvent(event)) };
}

/** Its event may also have `continues`, see AccessEntry. */
export function createAppender(
  file: string,
  now: () => number,
): (event: AccessEvent & { readonly continues?: string }) => void {
  let prefix = emptyPrefix();

  return (event) => {
    makeFolder(dirname(file));
    const descriptor = openOwned(file, 'a+');
    try {
      fchmodSync(descriptor, 0o600);
      const { ino, size } = fstatSync(descriptor);
      if (prefix.inode !== ino && isRotated(file, prefix)) prefix = emptyPrefix();
      const isCut = size < prefix.bytes;
      // A file that became shorter was tampered with: this line still names the longer one, so that verify detects it.
      if (!isCut) readOn(descriptor, prefix);
      const line = formatLine({
        sequence: prefix.lines + (prefix.endsInLineBreak ? 1 : 2),
        time: new Date(now()).toISOString(),
        ...event,
        previousBytes: prefix.bytes,
        previous: prefix.digest.copy().digest('hex'),
      });
      if (isCut) readOn(descriptor, (prefix = emptyPrefix()));
      prefix.inode = ino;
      writeWhole(descriptor, `${prefix.endsInLineBreak ? '' : '\n'}${line}\n`);
      fdatasyncSync(descriptor);
      // Includes its own line, so that cutting off exactly this one is found.
      readOn(descriptor, prefix);
    } finally {
      closeSync(descriptor);
    }
  };
}

function emptyPrefix(): Prefix {
  return { inode: 0, bytes: 0, lines: 0, endsInLineBreak: true, digest: createHash('sha256') };
}

/** Whether an archive is the file that this process has read, no shorter than it was. */
function isRotated(file: string, { inode, bytes }: Prefix): boolean {
  return archivesOf(file).some((number) => {
    const { ino, size } = statSync(archiveOf(file, number));
    return ino === inode && size >= bytes;
  });
}

function readOn(descriptor: number, prefix: Prefix): void {
  const chunk = Buffer.alloc(64 * 1_024);
  for (;;) {
    const length = readSync(descriptor, chunk, 0, chunk.length, prefix.bytes);
    if (length === 0) return;
    const read = chunk.subarray(0, length);
    prefix.digest.update(read);
    prefix.bytes += length;
    prefix.lines += read.filter((byte) => byte === 0x0a).length;
    prefix.endsInLineBreak = read.at(-1) === 0x0a;
  }
}

/** One call, because only a single write is atomic. On a full disk the next line terminates the torn one. */
function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  if (writeSync(descriptor, bytes) === bytes.length) return;
  throw Object.assign(new Error('The access log could not be written completely.'), {
    code: 'ENOSPC',
  });
}
