import path from 'node:path';
import type { Drawing } from '../svg/drawing';
import { composeVideo } from './compose-video';
import { videosFolder, type VideoEntry } from './file/video-manifest';
import { encodeCuts } from './file/encode-cuts';
import { loadPicture } from './load-picture';
import { sceneCamera, type LoadPicture } from './scene-camera';
import { videoCuts, framesPerSecond, secondsOf, type Screenplay } from './screenplay';
import { paintOverlays } from './text/paint-overlays';

/**
 * The first frame without its text, in the ratio for which framings are written: cropped to either cut it is what that cut
 * begins with. It is the first picture of its page, so it has the same limit.
 */
const poster = { size: { width: 960, height: 540 }, webp: { quality: 54, effort: 6 } } as const;

/** Makes a video in both cuts, writes it under a name with its hash and removes the previous files. */
export async function makeVideo(
  play: Screenplay,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<Pick<VideoEntry, 'id' | 'file' | 'seconds' | 'hasPoster'>> {
  const { id, hasPoster = false } = play;
  const load: LoadPicture = (name) => loadPicture(name, drawings);
  const file = await encodeCuts(id, videoCuts, { rate: framesPerSecond, crf: 24 }, async (cut) =>
    composeVideo(play, cut, await paintOverlays(play.scenes, cut), load),
  );
  if (hasPoster) await writePoster(play, load, path.join(videosFolder, `${file}.webp`));
  return { id, file, seconds: secondsOf(play), hasPoster };
}

async function writePoster({ scenes: [first] }: Screenplay, load: LoadPicture, target: string) {
  if (!first) throw new Error('A video without a scene');
  const { default: sharp } = await import('sharp');
  const frame = (await sceneCamera(first, poster.size, load))(0, 0);
  await sharp(frame, { raw: { ...poster.size, channels: 3 } })
    .webp(poster.webp)
    .toFile(target);
}
