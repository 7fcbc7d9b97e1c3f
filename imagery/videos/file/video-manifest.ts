import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFormatted } from '../../write-formatted';
import type { VideoId } from '../screenplay';
import { videoModule, videoModuleSource } from './video-module';

/** One video of imagery/media/videos. */
export interface VideoEntry {
  readonly id: VideoId | 'hero-loop';
  /** `promotion.1a2b3c4d`: with `.mp4` and `-mobile.mp4`, and with `.webp` when it has a poster. */
  readonly file: string;
  readonly seconds: number;
  readonly hasPoster: boolean;
  /** Hash of the screenplay, its captions and its pictures; a different hash means that the video is stale. */
  readonly dataHash: string;
}

const manifestFile = path.resolve(import.meta.dirname, '../../videos.json');
export const videosFolder = path.resolve(import.meta.dirname, '../../media/videos');

export function readVideoManifest(): readonly VideoEntry[] {
  if (!existsSync(manifestFile)) return [];
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly VideoEntry[];
}

/** Writes an entry in place of the one with its id, here and in the module of the site facts. */
export async function writeVideo(entry: VideoEntry): Promise<void> {
  const others = readVideoManifest().filter(({ id }) => id !== entry.id);
  const entries = [...others, entry].sort((one, other) => one.id.localeCompare(other.id, 'en'));
  const lines = entries.map((each) => `  ${JSON.stringify(each)}`);
  writeFileSync(manifestFile, `[\n${lines.join(',\n')}\n]\n`);
  await writeFormatted(videoModule, videoModuleSource(entries));
}
