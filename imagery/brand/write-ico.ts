export interface IcoImage {
  /** Width and height in pixels, at most 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/**
 * An .ico file that contains PNGs, which all current browsers support: a header, a directory, the PNGs.
 * https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function writeIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerBytes + entryBytes * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    // One byte for each dimension; 0 means 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/** @returns the PNGs of an .ico file @throws Error when it is not one */
export function readIco(file: Buffer): readonly IcoImage[] {
  if (file.readUInt16LE(0) !== 0 || file.readUInt16LE(2) !== 1) throw new Error('Not an .ico file');
  return Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const at = headerBytes + entryBytes * i;
    const offset = file.readUInt32LE(at + 12);
    const png = file.subarray(offset, offset + file.readUInt32LE(at + 8));
    return { size: file.readUInt8(at) || 256, png };
  });
}
