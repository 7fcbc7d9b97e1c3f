import { drift, settle, smooth } from './camera/eased';
import { dissolve, layOver, type Overlay } from './camera/mix';
import { sceneCamera, type LoadPicture } from './scene-camera';
import {
  dissolveSeconds,
  framesPerSecond,
  restSeconds,
  type VideoCut,
  type Scene,
  type Screenplay,
} from './screenplay';
import type { SceneOverlays } from './text/paint-overlays';

/** A caption disappears before its picture does, so that two captions never overlap. */
const wordsFadeSeconds = 0.4;
const wordsComeAfterSeconds = 0.3;

type Shoot = (seconds: number) => Uint8ClampedArray;

/** @returns the frames of a video in order, three bytes per pixel; pictures are loaded on demand */
export async function* composeVideo(
  { scenes }: Screenplay,
  cut: VideoCut,
  overlays: readonly SceneOverlays[],
  load: LoadPicture,
): AsyncGenerator<Uint8ClampedArray> {
  let before: Shoot | undefined;
  for (const [index, scene] of scenes.entries()) {
    const overlay = overlays[index];
    if (!overlay) throw new Error(`Scene ${index + 1} has no overlay`);
    const isLast = index === scenes.length - 1;
    const shoot = await shooting(scene, cut, overlay.ground, isLast, load);
    for (let at = 0; at < Math.round(scene.seconds * framesPerSecond); at++) {
      const seconds = at / framesPerSecond;
      const here = shoot(seconds);
      const frame = (seconds < dissolveSeconds && before?.(seconds)) || here;
      if (frame !== here) dissolve(frame, here, smooth((seconds + halfFrame) / dissolveSeconds));
      const comes = before ? seconds - wordsComeAfterSeconds : seconds + halfFrame;
      const goes = isLast ? wordsFadeSeconds : scene.seconds - seconds;
      const share = smooth(Math.min(comes, goes) / wordsFadeSeconds);
      layOver(frame, overlay.words, cut.width, share);
      yield frame;
    }
    before = (seconds) => shoot(scene.seconds + seconds);
  }
}

const halfFrame = 0.5 / framesPerSecond;

async function shooting(
  scene: Scene,
  cut: VideoCut,
  ground: Overlay,
  isLast: boolean,
  load: LoadPicture,
): Promise<Shoot> {
  const camera = await sceneCamera(scene, cut, load);
  const length = isLast ? scene.seconds - restSeconds : scene.seconds + dissolveSeconds;
  const way = isLast ? settle : drift;
  return (seconds) => {
    const frame = camera(seconds, way(seconds / length));
    layOver(frame, ground, cut.width);
    return frame;
  };
}
