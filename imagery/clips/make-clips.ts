import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isNamed } from '../imagery-options';
import type { Drawing } from '../svg/drawing';
import { clipDrawings } from './clip-drawings';
import { dataHashOf } from './clip-sources';
import { loopHash, makeLoop } from '../loop/make-loop';
import { clipsFolder, readClipManifest, writeClip } from './file/clip-manifest';
import { requireFfmpeg } from './file/encode-clip';
import { makeClip } from './make-clip';
import { picturesOf, type Screenplay } from './screenplay';
import { screenplays } from './screenplays';

/**
 * Makes every clip from committed pictures and writes the file names into the site facts. A clip whose sources have not
 * changed stays unchanged, unless `only` names it.
 *
 * @param only names of clips or of pictures in them (`promotion`, `84A`); all when empty
 * @throws Error when ffmpeg or Chromium is needed and not installed
 */
export async function makeClips(only: readonly string[]): Promise<void> {
  mkdirSync(clipsFolder, { recursive: true });
  const drawings = clipDrawings();
  for (const play of screenplays.filter((each) => isNamed(namesOf(each), only))) {
    const isForced = only.length > 0 && isNamed(play.id, only);
    console.log(`clip ${play.id}: ${await make(play, drawings, isForced)}`);
  }
  if (isNamed('hero-loop home-hero', only)) console.log(`clip hero-loop: ${await makeHeroLoop()}`);
}

async function makeHeroLoop(): Promise<string> {
  const older = readClipManifest().find(({ id }) => id === 'hero-loop');
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
  const older = readClipManifest().find(({ id }) => id === play.id);
  const dataHash = dataHashOf(play, drawings);
  const isThere = older && existsSync(path.join(clipsFolder, `${older.file}.mp4`));
  if (isThere && older.dataHash === dataHash && !isForced) return `${older.file} is up to date`;
  await requireFfmpeg();
  const started = Date.now();
  const made = await makeClip(play, drawings);
  await writeClip({ ...made, dataHash });
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${made.file}, ${made.seconds} s, made in ${seconds} s`;
}

const namesOf = ({ id, scenes }: Screenplay): string =>
  [id, ...scenes.flatMap(picturesOf)].join(' ');
