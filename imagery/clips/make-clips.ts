import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFormatted } from '../../tools/write-formatted';
import { isNamed } from '../imagery-options';
import type { Drawing } from '../svg/drawing';
import { clipDrawings } from './clip-drawings';
import { dataHashOf, rendersOf, sourceHashOf } from './clip-hashes';
import {
  clipsFolder,
  readClipManifest,
  writeClipManifest,
  type ClipEntry,
} from './file/clip-manifest';
import { clipModule, clipModuleSource } from './file/clip-module';
import { requireFfmpeg } from './file/encode-clip';
import { makeClip } from './make-clip';
import { picturesOf, type Screenplay } from './screenplay';
import { screenplays } from './screenplays';

/**
 * Makes every clip whose renders exist and writes the file names into the site facts. A clip with missing renders stays
 * unchanged, as does one whose sources have not changed, unless `only` names it.
 *
 * @param only names of clips or of pictures in them (`promotion`, `84A`); all when empty
 * @throws Error when ffmpeg or Chromium is needed and not installed
 */
export async function makeClips(renders: string, only: readonly string[]): Promise<void> {
  mkdirSync(clipsFolder, { recursive: true });
  const drawings = clipDrawings();
  for (const play of screenplays.filter((each) => isNamed(namesOf(each), only))) {
    const isForced = only.length > 0 && isNamed(play.id, only);
    console.log(`clip ${play.id}: ${await make(play, renders, drawings, isForced)}`);
  }
}

/** @returns the result as a line for the log */
async function make(
  play: Screenplay,
  renders: string,
  drawings: ReadonlyMap<string, Drawing>,
  isForced: boolean,
): Promise<string> {
  const older = readClipManifest().find(({ id }) => id === play.id);
  const missing = rendersOf(play).filter((render) => !existsSync(path.join(renders, render)));
  if (missing.length > 0)
    return `no ${missing.join(', ')} in ${renders}${older ? ', unchanged' : ''}`;
  const dataHash = dataHashOf(play, drawings);
  const sourceHash = sourceHashOf(dataHash, play, renders);
  const isThere = older && existsSync(path.join(clipsFolder, `${older.file}.mp4`));
  if (isThere && older.sourceHash === sourceHash && !isForced) return `${older.file} is up to date`;
  await requireFfmpeg();
  const started = Date.now();
  const made = await makeClip(play, renders, drawings);
  await write({ ...made, dataHash, sourceHash });
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${made.file}, ${made.seconds} s, made in ${seconds} s`;
}

async function write(entry: ClipEntry) {
  const byId = new Map([...readClipManifest(), entry].map((each) => [each.id, each]));
  const entries = screenplays.flatMap(({ id }) => byId.get(id) ?? []);
  writeClipManifest(entries);
  await writeFormatted(clipModule, clipModuleSource(entries));
}

const namesOf = ({ id, scenes }: Screenplay): string =>
  [id, ...scenes.flatMap(picturesOf)].join(' ');
