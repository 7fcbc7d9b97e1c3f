import { flatStill, type Pixels } from '../tours/flat-still';
import { smooth } from './camera/eased';
import { framingWindow, windowBetween } from './camera/framing-window';
import { dissolve } from './camera/mix';
import { resample } from './camera/resample';
import type { ViewSize } from '../tours/viewer/direction';
import type { MoveScene, Scene, TurnScene } from './screenplay';

export type LoadPicture = (name: string) => Promise<Pixels>;

/** @param share of the camera's path, 0 to 1 */
export type SceneCamera = (seconds: number, share: number) => Uint8ClampedArray;

export function sceneCamera(scene: Scene, cut: ViewSize, load: LoadPicture): Promise<SceneCamera> {
  return scene.kind === 'move' ? movingCamera(scene, cut, load) : turningCamera(scene, cut, load);
}

async function movingCamera(
  scene: MoveScene,
  cut: ViewSize,
  load: LoadPicture,
): Promise<SceneCamera> {
  const pictures: Pixels[] = [];
  for (const name of scene.pictures) pictures.push(await load(name));
  const [first, ...later] = pictures;
  if (!first) throw new Error('A scene without a picture');
  const from = framingWindow(scene.from, first, cut);
  const to = framingWindow(scene.to, first, cut);
  // The last state is shown as long as each of the previous ones.
  const stateSeconds = scene.seconds / (later.length + 1);
  return (seconds, share) => {
    const window = windowBetween(from, to, share);
    const covers = later.map((_, index) => smooth(seconds - stateSeconds * (index + 1) + 0.5));
    const lowest = covers.lastIndexOf(1);
    const frame = resample(later[lowest] ?? first, window, cut);
    for (const [index, picture] of later.entries()) {
      const cover = covers[index] ?? 0;
      if (index > lowest && cover > 0) dissolve(frame, resample(picture, window, cut), cover);
    }
    return frame;
  };
}

async function turningCamera(
  scene: TurnScene,
  cut: ViewSize,
  load: LoadPicture,
): Promise<SceneCamera> {
  const panorama = await load(scene.panorama);
  const { from, to } = scene;
  return (_, share) => {
    const mix = (one: number, other: number) => one + (other - one) * share;
    const look = {
      yaw: mix(from.yaw, to.yaw),
      pitch: mix(from.pitch, to.pitch),
      opening: mix(from.opening, to.opening),
    };
    return new Uint8ClampedArray(flatStill(panorama, look, cut).data.buffer);
  };
}
