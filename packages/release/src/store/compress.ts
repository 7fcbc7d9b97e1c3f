import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|speculationrules)$/;

/** Whether a file is one of those that `compressFolder` writes. */
export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** Orders files for moving them into place: none exists without its compressed files, and they are never older than it. */
export function compressedFirst(one: string, other: string): number {
  return Number(isCompressed(other)) - Number(isCompressed(one));
}

/** Writes .br and .gz beside every text file of a folder; the edge selects one of the three and never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const settled = await Promise.allSettled(
    [...files]
      .filter((file) => compressible.test(file) && !files.has(`${file}.br`))
      .map((file) => compressFile(join(folder, file))),
  );
  // Only after all have stopped writing: the caller removes the folder on an error.
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}

/**
 * The slowest settings, because a file is compressed once and sent often. The better of the two modes for a file is not
 * known beforehand: they differ by up to 60 bytes of a page, either way.
 *
 * @param byteCount of the text
 */
function brotliSettings(byteCount: number): readonly [BrotliOptions, BrotliOptions] {
  const inMode = (mode: number): BrotliOptions => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteCount,
    },
  });
  return [inMode(constants.BROTLI_MODE_GENERIC), inMode(constants.BROTLI_MODE_FONT)];
}

/** @returns the size of this content as the edge sends it: the smaller of both Brotli modes, in bytes */
export function brotliBytes(content: string | Buffer): number {
  const sizes = brotliSettings(Buffer.byteLength(content)).map(
    (settings) => brotliCompressSync(content, settings).length,
  );
  return Math.min(...sizes);
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [gz, ...variants] = await Promise.all([
    zip(bytes, { level: 9 }),
    ...brotliSettings(bytes.length).map((settings) => brotli(bytes, settings)),
  ]);
  const br = variants.reduce((one, other) => (other.length < one.length ? other : one));
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
