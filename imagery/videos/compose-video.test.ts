import type { Pixels } from '../tours/flat-still';
import { composeVideo } from './compose-video';
import { framesPerSecond, wideCut, type Scene, type Screenplay } from './screenplay';

const even = (value: number): Pixels => ({
  data: new Uint8Array(wideCut.width * wideCut.height * 3).fill(value),
  width: wideCut.width,
  height: wideCut.height,
});
const picture = { first: even(40), second: even(200) };
const nothing = { data: new Uint8Array(0), top: 0, bottom: 0 };
const framing = { at: [0.5, 0.5], width: 1 } as const;
const scene = (name: keyof typeof picture, seconds: number): Scene => ({
  kind: 'move',
  pictures: [name],
  from: framing,
  to: framing,
  seconds,
  text: { kind: 'closing' },
});

test('the number of frames matches the seconds; the second picture dissolves in and stays', async () => {
  const play: Screenplay = { id: 'location', scenes: [scene('first', 0.2), scene('second', 1.2)] };
  const overlays = play.scenes.map(() => ({ ground: nothing, words: nothing }));
  const load = (name: string) => Promise.resolve(picture[name as keyof typeof picture]);
  const seen: number[] = [];
  for await (const frame of composeVideo(play, wideCut, overlays, load))
    seen.push(frame[3000] ?? 0);
  expect(seen).toHaveLength(Math.round(1.4 * framesPerSecond));
  expect(seen.slice(0, 6)).toEqual(Array(6).fill(40));
  expect(seen.every((value, i) => value >= (seen[i - 1] ?? 0))).toBe(true);
  expect(seen[6 + framesPerSecond / 2 - 1]).toBeGreaterThan(100);
  expect(seen[6 + framesPerSecond / 2]).toBeLessThan(140);
  expect(seen.slice(-5)).toEqual(Array(5).fill(200));
});
