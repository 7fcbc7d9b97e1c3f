import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClipId } from '../screenplay';

/** One clip of imagery/media/clips. */
export interface ClipEntry {
  readonly id: ClipId;
  /** `promotion.1a2b3c4d`: with `.mp4`, and with `.webp` when it has a poster. */
  readonly file: string;
  readonly seconds: number;
  readonly hasPoster: boolean;
  /** Hash of the screenplay, its captions and the data of its pictures; a different hash means that the clip is stale. */
  readonly dataHash: string;
  /** Hash of the same and of the pixels of its renders; while it is equal, the clip is not made again. */
  readonly sourceHash: string;
}

const manifestFile = path.resolve(import.meta.dirname, '../../clips.json');
export const clipsFolder = path.resolve(import.meta.dirname, '../../media/clips');

export function readClipManifest(): readonly ClipEntry[] {
  if (!existsSync(manifestFile)) return [];
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly ClipEntry[];
}

export function writeClipManifest(entries: readonly ClipEntry[]): void {
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(manifestFile, `[\n${lines.join(',\n')}\n]\n`);
}
