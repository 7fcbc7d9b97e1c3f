import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isNamed } from '../imagery-options';
import type { Drawing } from '../svg/drawing';
import { videoDrawings } from './video-drawings';
import { dataHashOf } from './video-sources';
import { loopHash, makeLoop } from '../loop/make-loop';
import { videosFolder, readVideoManifest, writeVideo } from './file/video-manifest';
import { requireFfmpeg } from './file/encode-video';
import { makeVideo } from './make-video';
import { picturesOf, type Screenplay } from './screenplay';
import { screenplays } from './screenplays';

/**
 * Makes every video from committed pictures and writes the file names into the site facts. A video whose sources have not
 * changed stays unchanged, unless `only` names it.
 *
 * @param only names of videos or of pictures in them (`promotion`, `84A`); all when empty
 * @throws Error when ffmpeg or Chromium is needed and not installed
 */
export async function makeVideos(only: readonly string[]): Promise<void> {
  mkdirSync(videosFolder, { recursive: true });
  const drawings = videoDrawings();
  for (const play of screenplays.filter((each) => isNamed(namesOf(each), only))) {
    const isForced = only.length > 0 && isNamed(play.id, only);
    console.log(`video ${play.id}: ${await make(play, drawings, isForced)}`);
  }
  if (isNamed('hero-loop home-hero', only)) console.log(`video hero-loop: ${await makeHeroLoop()}`);
}

async function makeHeroLoop(): Promise<string> {
  const older = readVideoManifest().find(({ id }) => id === 'hero-loop');
  if (older?.dataHash === loopHash()) return `${older.file} is up to date`;
  await requireFfmpeg();
  return (await makeLoop()).file;
}

/** @returns the result as a line for the log */
async function make(
  play: Screenplay,
  drawings: ReadonlyMap<string, Drawing>,
  isForced: boolean,
): Promise<string> {
  const older = readVideoManifest().find(({ id }) => id === play.id);
  const dataHash = dataHashOf(play, drawings);
  const isThere = older && existsSync(path.join(videosFolder, `${older.file}.mp4`));
  if (isThere && older.dataHash === dataHash && !isForced) return `${older.file} is up to date`;
  await requireFfmpeg();
  const started = Date.now();
  const made = await makeVideo(play, drawings);
  await writeVideo({ ...made, dataHash });
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${made.file}, ${made.seconds} s, made in ${seconds} s`;
}

const namesOf = ({ id, scenes }: Screenplay): string =>
  [id, ...scenes.flatMap(picturesOf)].join(' ');
