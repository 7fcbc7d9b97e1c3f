import type { VideoWords } from '../content/videos';
import type { Look } from '../tours/viewer/direction';

/** The part of a picture that the camera shows: centre and width, as fractions of the picture's size. */
export interface Framing {
  readonly at: readonly [x: number, y: number];
  readonly width: number;
}

/** The text over a scene: a caption at the bottom, a title over the full picture, or the closing card. */
export type SceneText =
  | { readonly kind: 'caption' | 'title'; readonly words: VideoWords }
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
  /** Committed pictures by their id (`home-hero`, `doll-84A`) or drawings (`drawn/plan-84A`). */
  readonly pictures: readonly string[];
}

/** The camera turns inside a panorama. */
export interface TurnScene extends SceneOf<Look> {
  readonly kind: 'turn';
  /** A committed panorama of a tour: `tour/84A-living`. */
  readonly panorama: string;
}

export type Scene = MoveScene | TurnScene;

export type VideoId = 'promotion' | 'location' | 'type59' | 'type84';

export interface Screenplay {
  readonly id: VideoId;
  readonly scenes: readonly Scene[];
  readonly hasPoster?: boolean;
}

/** A video is cut for the frame of a desktop, 1300 × 500, and for that of a phone, 400 × 300 at two pixels for one. */
export interface VideoCut {
  readonly name: 'wide' | 'mobile';
  /** Follows the name of the file: `promotion.1a2b3c4d-mobile.mp4`. */
  readonly suffix: '' | '-mobile';
  readonly width: number;
  readonly height: number;
}

export const wideCut: VideoCut = { name: 'wide', suffix: '', width: 1300, height: 500 };
const mobileCut: VideoCut = {
  name: 'mobile',
  suffix: '-mobile',
  width: 800,
  height: 600,
};
export const videoCuts = [wideCut, mobileCut] as const;

/** Timing of every video. */
export const framesPerSecond = 30;
export const dissolveSeconds = 1;
/** The camera rests at the end, so that the video does not end abruptly. */
export const restSeconds = 1;

export const picturesOf = (scene: Scene): readonly string[] =>
  scene.kind === 'move' ? scene.pictures : [scene.panorama];

export const secondsOf = ({ scenes }: Screenplay): number =>
  Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10;
