import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes .br and .gz beside every text file of a folder: the edge only ever picks one of the three. */
export async function compressFolder(folder: string): Promise<void> {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const settled = await Promise.allSettled(
    [...files]
      .filter((file) => compressible.test(file) && !files.has(`${file}.br`))
      .map((file) => compressFile(join(folder, file))),
  );
  // Only once all have stopped writing: who catches this clears the folder.
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
