import { readSync } from 'node:fs';

/**
 * Reads stdin a byte at a time, so that what follows the line stays for the next reader. A terminal in non-blocking
 * mode answers EAGAIN until something was typed.
 * @returns the line without its break; '' at the end of the input
 */
export function readLine(): string {
  const bytes: number[] = [];
  const byte = Buffer.alloc(1);
  for (;;) {
    const length = readByte(byte);
    if (length === 0 || byte[0] === 0x0a) return Buffer.from(bytes).toString().replace(/\r$/, '');
    if (length === 1) bytes.push(byte[0] ?? 0);
  }
}

const waitMs = 20;

/** @returns 0 at the end, -1 when nothing has come yet */
function readByte(byte: Buffer): number {
  try {
    return readSync(0, byte, 0, 1, null);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'EOF') return 0;
    if (code !== 'EAGAIN') throw fault;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    return -1;
  }
}
