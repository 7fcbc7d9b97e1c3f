// The videos, scene by scene. To change one: edit its lines here or its copy in ../content/videos.ts, then
// npm run imagery -- --no-render --only <video>
import { videoWords as words, type VideoWords } from '../content/videos';
import type { Look } from '../tours/viewer/direction';
import type { Framing, MoveScene, SceneText, Screenplay, TurnScene } from './screenplay';

const frame = (x: number, y: number, width: number): Framing => ({ at: [x, y], width });
const look = (yaw: number, pitch: number, opening: number): Look => ({ yaw, pitch, opening });
const caption = (of: VideoWords): SceneText => ({ kind: 'caption', words: of });
const title = (of: VideoWords): SceneText => ({ kind: 'title', words: of });

const move = (
  pictures: string | readonly string[],
  from: Framing,
  to: Framing,
  seconds: number,
  text: SceneText,
): MoveScene => ({ kind: 'move', pictures: [pictures].flat(), from, to, seconds, text });

const turn = (
  panorama: string,
  from: Look,
  to: Look,
  seconds: number,
  text: SceneText,
): TurnScene => ({ kind: 'turn', panorama, from, to, seconds, text });

const closing = (seconds: number) =>
  move('home-water', frame(0.5, 0.46, 0.8), frame(0.5, 0.5, 0.92), seconds, { kind: 'closing' });

const promotion: Screenplay = {
  id: 'promotion',
  hasPoster: true,
  scenes: [
    move(
      'home-hero',
      frame(0.4, 0.56, 0.72),
      frame(0.52, 0.52, 0.9),
      4.5,
      title(words.cards.promotion),
    ),
    move('home-water', frame(0.46, 0.56, 0.82), frame(0.54, 0.48, 0.82), 3, caption(words.water)),
    move('home-aerial', frame(0.42, 0.5, 0.92), frame(0.54, 0.5, 0.78), 3.6, caption(words.towers)),
    move('home-slide-park', frame(0.52, 0.5, 1), frame(0.48, 0.52, 0.9), 3, caption(words.park)),
    move(
      'home-complex-design',
      frame(0.5, 0.62, 0.94),
      frame(0.5, 0.42, 0.94),
      3.2,
      caption(words.facade),
    ),
    move(
      'home-complex-community',
      frame(0.42, 0.56, 0.84),
      frame(0.58, 0.56, 0.84),
      3,
      caption(words.plaza),
    ),
    move('doll-84A', frame(0.38, 0.56, 1.32), frame(0.38, 0.55, 1.2), 3, caption(words.doll84A)),
    turn('tour/84A-living', look(-58, -4, 62), look(22, -4, 66), 4.4, caption(words.turn84A)),
    move('tour-101', frame(0.48, 0.5, 0.96), frame(0.52, 0.5, 0.86), 2.8, caption(words.living101)),
    closing(4.5),
  ],
};

const location: Screenplay = {
  id: 'location',
  scenes: [
    move(
      'home-aerial',
      frame(0.56, 0.5, 0.8),
      frame(0.48, 0.5, 0.94),
      3.6,
      title(words.cards.location),
    ),
    move(
      ['drawn/video-map-land', 'drawn/video-map-work', 'drawn/video-map-daily'],
      frame(0.57, 0.45, 1),
      frame(0.57, 0.44, 0.95),
      6,
      caption(words.map),
    ),
    move(
      'home-complex-aerial',
      frame(0.5, 0.56, 0.96),
      frame(0.5, 0.46, 0.86),
      3.2,
      caption(words.shore),
    ),
    move('location-lake', frame(0.54, 0.5, 1), frame(0.47, 0.5, 0.9), 3, caption(words.path)),
    closing(4),
  ],
};

const type59: Screenplay = {
  id: 'type59',
  scenes: [
    move(
      'interior-59A-living',
      frame(0.52, 0.5, 0.88),
      frame(0.5, 0.5, 1),
      3.2,
      title(words.cards.type59),
    ),
    move(
      'drawn/plan-59A',
      frame(0.36, 0.52, 1.62),
      frame(0.37, 0.52, 1.5),
      3,
      caption(words.plan59A),
    ),
    move('doll-59A', frame(0.38, 0.56, 1.32), frame(0.38, 0.55, 1.2), 2.6, caption(words.doll59A)),
    move(
      'interior-59A-kitchen',
      frame(0.5, 0.5, 1),
      frame(0.48, 0.5, 0.88),
      2.6,
      caption(words.kitchen59A),
    ),
    move(
      'interior-59A-master',
      frame(0.46, 0.5, 0.9),
      frame(0.53, 0.5, 0.9),
      2.6,
      caption(words.master59A),
    ),
    move('doll-59B', frame(0.38, 0.55, 1.2), frame(0.38, 0.56, 1.32), 2.4, caption(words.doll59B)),
    closing(3.6),
  ],
};

const type84: Screenplay = {
  id: 'type84',
  scenes: [
    turn('tour/84A-living', look(-64, -4, 62), look(8, -4, 66), 4.2, title(words.cards.type84)),
    move(
      'drawn/plan-84A',
      frame(0.36, 0.52, 1.62),
      frame(0.37, 0.52, 1.5),
      3,
      caption(words.plan84A),
    ),
    move('doll-84A', frame(0.38, 0.56, 1.32), frame(0.38, 0.55, 1.2), 2.6, caption(words.doll84A)),
    move(
      'interior-84A-kitchen',
      frame(0.5, 0.5, 1),
      frame(0.48, 0.48, 0.88),
      2.5,
      caption(words.kitchen84A),
    ),
    move(
      'interior-84A-master',
      frame(0.46, 0.5, 0.9),
      frame(0.53, 0.5, 0.9),
      2.5,
      caption(words.master84A),
    ),
    move(
      'interior-84B-living',
      frame(0.54, 0.5, 0.9),
      frame(0.47, 0.5, 0.9),
      2.4,
      caption(words.living84B),
    ),
    closing(2.8),
  ],
};

export const screenplays: readonly Screenplay[] = [promotion, location, type59, type84];
