import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { zstdReady } from '../dictionaries/compress-dcz';
import { dczHeader, dczHeaderBytes } from '../dictionaries/dcz-files';
import { dictionaryName } from '../dictionaries/dictionary-names';

/** Decodes a `dcz` response like a browser. @throws Error when it names another dictionary or is damaged */
export async function decompressDcz(dcz: Buffer, dictionary: Uint8Array): Promise<Buffer> {
  if (!dczHeader(dictionaryName(dictionary)).equals(dcz.subarray(0, dczHeaderBytes)))
    throw new Error('not compressed with this dictionary');
  await zstdReady();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, dcz.subarray(dczHeaderBytes), dictionary));
  } finally {
    freeDCtx(context);
  }
}
