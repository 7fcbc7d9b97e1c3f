import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFormatted } from '../../write-formatted';
import type { ClipId } from '../screenplay';
import { clipModule, clipModuleSource } from './clip-module';

/** One clip of imagery/media/clips. */
export interface ClipEntry {
  readonly id: ClipId | 'hero-loop';
  /** `promotion.1a2b3c4d`: with `.mp4` and `-mobile.mp4`, and with `.webp` when it has a poster. */
  readonly file: string;
  readonly seconds: number;
  readonly hasPoster: boolean;
  /** Hash of the screenplay, its captions and its pictures; a different hash means that the clip is stale. */
  readonly dataHash: string;
}

const manifestFile = path.resolve(import.meta.dirname, '../../clips.json');
export const clipsFolder = path.resolve(import.meta.dirname, '../../media/clips');

export function readClipManifest(): readonly ClipEntry[] {
  if (!existsSync(manifestFile)) return [];
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly ClipEntry[];
}

/** Writes an entry in place of the one with its id, here and in the module of the site facts. */
export async function writeClip(entry: ClipEntry): Promise<void> {
  const others = readClipManifest().filter(({ id }) => id !== entry.id);
  const entries = [...others, entry].sort((one, other) => one.id.localeCompare(other.id, 'en'));
  const lines = entries.map((each) => `  ${JSON.stringify(each)}`);
  writeFileSync(manifestFile, `[\n${lines.join(',\n')}\n]\n`);
  await writeFormatted(clipModule, clipModuleSource(entries));
}
