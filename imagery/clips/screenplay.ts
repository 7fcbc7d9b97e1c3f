import type { ClipWords } from '../content/clips';
import type { Look } from '../tours/viewer/direction';

/** The part of a picture that the camera shows: centre and width, as fractions of the picture's size. */
export interface Framing {
  readonly at: readonly [x: number, y: number];
  readonly width: number;
}

/** The text over a scene: a caption at the bottom, a title over the full picture, or the closing card. */
export type SceneText =
  | { readonly kind: 'caption' | 'title'; readonly words: ClipWords }
  | { readonly kind: 'closing' };

interface SceneOf<Camera> {
  readonly from: Camera;
  readonly to: Camera;
  /** Until the next scene begins to appear. */
  readonly seconds: number;
  readonly text: SceneText;
}

/** The camera moves over pictures of one size, which dissolve into each other. */
export interface MoveScene extends SceneOf<Framing> {
  readonly kind: 'move';
  /** Renders (`site/hero`, `units/84A-living`) or drawings (`drawn/plan-84A`). */
  readonly pictures: readonly string[];
}

/** The camera turns inside a panorama. */
export interface TurnScene extends SceneOf<Look> {
  readonly kind: 'turn';
  /** `units/84A-pano-living` */
  readonly panorama: string;
}

export type Scene = MoveScene | TurnScene;

export type ClipId = 'promotion' | 'location' | 'type59' | 'type84';

export interface Screenplay {
  readonly id: ClipId;
  readonly scenes: readonly Scene[];
  /** Time in seconds of the poster frame; only for clips with a poster. */
  readonly posterAt?: number;
}

/** Size and timing of every clip. */
export const clipSize = { width: 1280, height: 720 } as const;
export const framesPerSecond = 30;
export const dissolveSeconds = 1;
/** The camera rests at the end, so that the clip does not end abruptly. */
export const restSeconds = 1;

export const picturesOf = (scene: Scene): readonly string[] =>
  scene.kind === 'move' ? scene.pictures : [scene.panorama];

export const secondsOf = ({ scenes }: Screenplay): number =>
  Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10;
