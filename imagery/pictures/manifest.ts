import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackWidth } from '@site/design/fallback-width';

/** One picture of imagery/media/pictures: files `<file>-<width>.avif`, and one `.webp`. */
export interface PictureEntry {
  readonly id: string;
  /** Whether this is the version for narrow windows of the picture with the same id. */
  readonly isMobile: boolean;
  /** `home-hero.1a2b3c4d` */
  readonly file: string;
  /** Size of the largest file, from which other widths are cut when the render is missing. */
  readonly width: number;
  readonly height: number;
  /** The widths of the files, ascending. */
  readonly widths: readonly number[];
  readonly render: string;
  readonly dataHash: string;
}

const manifestFile = path.resolve(import.meta.dirname, '../manifest.json');

export function readManifest(): readonly PictureEntry[] {
  if (!existsSync(manifestFile)) return [];
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly PictureEntry[];
}

export function writeManifest(entries: readonly PictureEntry[]): void {
  const sorted = [...entries].sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
  writeFileSync(
    manifestFile,
    `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
  );
}

export const keyOf = ({ id, isMobile }: Pick<PictureEntry, 'id' | 'isMobile'>) =>
  isMobile ? `${id} mobile` : id;

/** @returns the names of all files of a picture; the version for narrow windows has no WebP, its fallback is the wide one */
export function filesOf({ file, width, widths, isMobile }: PictureEntry): readonly string[] {
  const avif = [...new Set([...widths, width])].map((each) => `${file}-${each}.avif`);
  return isMobile ? avif : [...avif, `${file}-${fallbackWidth(widths)}.webp`];
}

export const largestFile = ({ file, width }: PictureEntry) => `${file}-${width}.avif`;
