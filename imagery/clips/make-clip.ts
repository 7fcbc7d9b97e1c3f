import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeOlder, shortHash } from '../files/hashed-files';
import type { Drawing } from '../svg/drawing';
import { composeClip } from './compose-clip';
import type { ClipEntry } from './file/clip-manifest';
import { clipsFolder } from './file/clip-manifest';
import { encodeClip } from './file/encode-clip';
import { loadPicture } from './load-picture';
import { clipSize, framesPerSecond, secondsOf, type Screenplay } from './screenplay';
import { paintOverlays } from './text/paint-overlays';

/** A poster is the first picture of its page, so it has the same limit. */
const poster = { width: 960, webp: { quality: 60, effort: 6 } } as const;

/** Makes a clip, writes it under a name with its hash and removes the previous file. */
export async function makeClip(
  play: Screenplay,
  renders: string,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<Pick<ClipEntry, 'id' | 'file' | 'seconds' | 'hasPoster'>> {
  const overlays = await paintOverlays(play.scenes);
  const frames = composeClip(play, overlays, (name) => loadPicture(name, renders, drawings));
  // Encoded elsewhere first, so that an interrupted clip never looks finished.
  const part = path.join(renders, `${play.id}.part.mp4`);
  let still: Uint8ClampedArray | undefined;
  await encodeClip(
    watched(frames, play, (frame) => (still = frame)),
    part,
  );
  const file = `${play.id}.${shortHash(readFileSync(part))}`;
  removeOlder(clipsFolder, file);
  // Renders may be on another disk.
  copyFileSync(part, path.join(clipsFolder, `${file}.mp4`));
  rmSync(part);
  if (still) await writePoster(still, path.join(clipsFolder, `${file}.webp`));
  return { id: play.id, file, seconds: secondsOf(play), hasPoster: still !== undefined };
}

/** Passes every frame through, and reports the one that becomes the poster. */
async function* watched(
  frames: AsyncIterable<Uint8ClampedArray>,
  { posterAt }: Screenplay,
  show: (frame: Uint8ClampedArray) => void,
): AsyncGenerator<Uint8ClampedArray> {
  let index = 0;
  for await (const frame of frames) {
    if (posterAt !== undefined && index++ === Math.round(posterAt * framesPerSecond)) show(frame);
    yield frame;
  }
}

async function writePoster(frame: Uint8ClampedArray, target: string) {
  const { default: sharp } = await import('sharp');
  await sharp(frame, { raw: { ...clipSize, channels: 3 } })
    .resize({ width: poster.width })
    .webp(poster.webp)
    .toFile(target);
}
