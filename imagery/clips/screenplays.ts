// The clips, scene by scene. To change one: edit its lines here or its copy in ../content/clips.ts, then
// npm run imagery -- --no-render --only <clip>
import { clipWords as words, type ClipWords } from '../content/clips';
import type { Look } from '../tours/viewer/direction';
import type { Framing, MoveScene, SceneText, Screenplay, TurnScene } from './screenplay';

const frame = (x: number, y: number, width: number): Framing => ({ at: [x, y], width });
const look = (yaw: number, pitch: number, opening: number): Look => ({ yaw, pitch, opening });
const caption = (of: ClipWords): SceneText => ({ kind: 'caption', words: of });
const title = (of: ClipWords): SceneText => ({ kind: 'title', words: of });

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
  move('site/water', frame(0.5, 0.46, 0.8), frame(0.5, 0.5, 0.92), seconds, { kind: 'closing' });

const promotion: Screenplay = {
  id: 'promotion',
  posterAt: 2.5,
  scenes: [
    move(
      'site/hero',
      frame(0.4, 0.56, 0.72),
      frame(0.52, 0.52, 0.9),
      4.5,
      title(words.cards.promotion),
    ),
    move('site/water', frame(0.46, 0.56, 0.82), frame(0.54, 0.48, 0.82), 3, caption(words.water)),
    move('site/aerial', frame(0.42, 0.5, 0.92), frame(0.54, 0.5, 0.78), 3.6, caption(words.towers)),
    move('site/slide-park', frame(0.52, 0.5, 1), frame(0.48, 0.52, 0.9), 3, caption(words.park)),
    move('site/crown', frame(0.5, 0.62, 0.94), frame(0.5, 0.42, 0.94), 3.2, caption(words.facade)),
    move('site/plaza', frame(0.42, 0.56, 0.84), frame(0.58, 0.56, 0.84), 3, caption(words.plaza)),
    move(
      'units/84A-doll',
      frame(0.42, 0.54, 1.26),
      frame(0.42, 0.53, 1.14),
      3,
      caption(words.doll84A),
    ),
    turn('units/84A-pano-living', look(-58, -4, 62), look(22, -4, 66), 4.4, caption(words.turn84A)),
    move(
      'units/101-living',
      frame(0.48, 0.5, 0.96),
      frame(0.52, 0.5, 0.86),
      2.8,
      caption(words.living101),
    ),
    closing(4.5),
  ],
};

const location: Screenplay = {
  id: 'location',
  scenes: [
    move(
      'site/aerial',
      frame(0.56, 0.5, 0.8),
      frame(0.48, 0.5, 0.94),
      3.6,
      title(words.cards.location),
    ),
    move(
      ['drawn/clip-map-land', 'drawn/clip-map-work', 'drawn/clip-map-daily'],
      frame(0.5, 0.45, 1),
      frame(0.52, 0.44, 0.93),
      6,
      caption(words.map),
    ),
    move(
      'site/aerial-east',
      frame(0.5, 0.56, 0.96),
      frame(0.5, 0.46, 0.86),
      3.2,
      caption(words.shore),
    ),
    move('site/location-lake', frame(0.54, 0.5, 1), frame(0.47, 0.5, 0.9), 3, caption(words.path)),
    closing(4),
  ],
};

const type59: Screenplay = {
  id: 'type59',
  scenes: [
    move(
      'units/59A-living',
      frame(0.52, 0.5, 0.88),
      frame(0.5, 0.5, 1),
      3.2,
      title(words.cards.type59),
    ),
    move(
      'drawn/plan-59A',
      frame(0.36, 0.53, 1.38),
      frame(0.37, 0.54, 1.24),
      3,
      caption(words.plan59A),
    ),
    move(
      'units/59A-doll',
      frame(0.42, 0.54, 1.26),
      frame(0.42, 0.53, 1.14),
      2.6,
      caption(words.doll59A),
    ),
    move(
      'units/59A-kitchen',
      frame(0.5, 0.5, 1),
      frame(0.48, 0.5, 0.88),
      2.6,
      caption(words.kitchen59A),
    ),
    move(
      'units/59A-master',
      frame(0.46, 0.5, 0.9),
      frame(0.53, 0.5, 0.9),
      2.6,
      caption(words.master59A),
    ),
    move(
      'units/59B-doll',
      frame(0.42, 0.53, 1.14),
      frame(0.42, 0.54, 1.26),
      2.4,
      caption(words.doll59B),
    ),
    closing(3.6),
  ],
};

const type84: Screenplay = {
  id: 'type84',
  scenes: [
    turn(
      'units/84A-pano-living',
      look(-64, -4, 62),
      look(8, -4, 66),
      4.2,
      title(words.cards.type84),
    ),
    move(
      'drawn/plan-84A',
      frame(0.36, 0.53, 1.38),
      frame(0.37, 0.54, 1.24),
      3,
      caption(words.plan84A),
    ),
    move(
      'units/84A-doll',
      frame(0.42, 0.54, 1.26),
      frame(0.42, 0.53, 1.14),
      2.6,
      caption(words.doll84A),
    ),
    move(
      'units/84A-kitchen',
      frame(0.5, 0.5, 1),
      frame(0.48, 0.48, 0.88),
      2.5,
      caption(words.kitchen84A),
    ),
    move(
      'units/84A-master',
      frame(0.46, 0.5, 0.9),
      frame(0.53, 0.5, 0.9),
      2.5,
      caption(words.master84A),
    ),
    move(
      'units/84B-living',
      frame(0.54, 0.5, 0.9),
      frame(0.47, 0.5, 0.9),
      2.4,
      caption(words.living84B),
    ),
    closing(2.8),
  ],
};

export const screenplays: readonly Screenplay[] = [promotion, location, type59, type84];
