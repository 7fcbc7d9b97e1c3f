import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One picture as it lies in imagery/media/pictures: `<file>-<width>.avif` and `.webp`. */
export interface PictureEntry {
  readonly id: string;
  /** The camera for narrow windows of the picture with the same id. */
  readonly isMobile: boolean;
  /** `home-hero.1a2b3c4d` */
  readonly file: string;
  /** Ascending; the last one is the picture's own. */
  readonly widths: readonly number[];
  readonly height: number;
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
