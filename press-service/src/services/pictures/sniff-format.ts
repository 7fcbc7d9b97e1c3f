/** The format of a file by its first bytes; the client's media type is ignored. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const begins = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** @returns undefined for anything else, including all text: HTML, SVG, scripts */
export function sniffFormat(bytes: Buffer): PictureFormat | undefined {
  if (begins(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP')) return 'webp';
  // `avis` is a sequence: an animation, which has its own error.
  if (begins(bytes, 4, 'ftyp') && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12))) return 'avif';
  return undefined;
}

/**
 * @returns whether the picture is an animation that the decoder would show as its first frame only: APNG and AVIF
 * sequences
 */
export function isSequence(bytes: Buffer, format: PictureFormat): boolean {
  if (format === 'avif') return begins(bytes, 8, 'avis');
  if (format !== 'png') return false;
  const control = bytes.indexOf('acTL');
  const pixels = bytes.indexOf('IDAT');
  return control >= 0 && (pixels < 0 || control < pixels);
}
