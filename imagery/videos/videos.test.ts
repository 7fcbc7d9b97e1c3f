import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { videos as addresses } from '@site/contract/videos';
import { commonHangul, headlineHangul, interfaceHangul } from '@site/design/glyphs';
import { videoWords } from '../content/videos';
import { loopHash, loopOrders } from '../loop/make-loop';
import { videoDrawings } from './video-drawings';
import { dataHashOf, sourceFileOf } from './video-sources';
import { videoFacts } from './file/video-facts';
import { videosFolder, readVideoManifest } from './file/video-manifest';
import { videoCuts, dissolveSeconds, picturesOf, secondsOf } from './screenplay';
import { screenplays } from './screenplays';

const entries = readVideoManifest();
const drawings = videoDrawings();
/** The font that text/paint-page.ts uses for body text. */
const sansHangul = interfaceHangul + commonHangul;
const entryOf = (id: string) => entries.find((entry) => entry.id === id);

test.each(screenplays)('$id: every picture is committed or drawn', (play) => {
  const files = play.scenes.flatMap(picturesOf).filter((name) => !drawings.has(name));
  expect(files.map(sourceFileOf).filter((file) => !existsSync(file))).toEqual([]);
});

test('a picture that is not committed is refused by its name', () => {
  expect(() => sourceFileOf('home-heron')).toThrow('shows home-heron, which is no');
  expect(() => sourceFileOf('tour/84A-lobby')).toThrow('shows tour/84A-lobby, which is no');
});

test('the video lasts 20 to 40 seconds, a guide 12 to 20; every scene outlasts its dissolve', () => {
  for (const play of screenplays) {
    const [least, most] = play.id === 'promotion' ? [20, 40] : [12, 20];
    expect(secondsOf(play)).toBeGreaterThanOrEqual(least);
    expect(secondsOf(play)).toBeLessThanOrEqual(most);
    for (const { seconds } of play.scenes) expect(seconds).toBeGreaterThan(2 * dissolveSeconds);
  }
});

test('the serif font has the glyphs of the titles, the sans font those of the other text', () => {
  const words = Object.values(videoWords).flatMap((each) =>
    'title' in each ? [each] : Object.values(each).filter((one) => typeof one === 'object'),
  );
  const lacking = (text: string, letters: string) =>
    [...text].filter((letter) => /[가-힣]/.test(letter) && !letters.includes(letter));
  for (const each of words) {
    expect([each.title, lacking(each.title, headlineHangul)]).toEqual([each.title, []]);
    if ('detail' in each) expect(lacking(each.detail, sansHangul)).toEqual([]);
  }
  const rest = [...Object.values(videoWords.closing), ...Object.values(videoWords.notices)].join(
    '',
  );
  expect([words.length > 20, lacking(rest, sansHangul)]).toEqual([true, []]);
});

test('the site facts name the videos of the manifest; if not: npm run imagery -- --no-render', () => {
  expect(entries.map(({ id }) => id).sort()).toEqual(
    ['hero-loop', ...screenplays.map(({ id }) => id)].sort(),
  );
  expect(addresses).toEqual(
    Object.fromEntries(entries.map(({ id, file }) => [id, `/media/videos/${file}.mp4`])),
  );
});

test('no file is missing and none is unused', () => {
  const named = entries.flatMap(({ file, hasPoster }) => [
    ...videoCuts.map(({ suffix }) => `${file}${suffix}.mp4`),
    ...(hasPoster ? [`${file}.webp`] : []),
  ]);
  expect(readdirSync(videosFolder).sort()).toEqual([...named].sort());
});

test.each(screenplays)(
  '$id is not stale: if it is, npm run imagery -- --no-render --only $id',
  (play) => {
    expect(entryOf(play.id)?.dataHash).toBe(dataHashOf(play, drawings));
    expect(entryOf(play.id)?.seconds).toBe(secondsOf(play));
  },
);

test.each(screenplays.flatMap((play) => videoCuts.map((cut) => ({ play, cut, id: play.id }))))(
  '$id, $cut.name: H.264 without sound, as long as its scenes, light enough',
  ({ play, cut: { width, height, suffix } }) => {
    const file = path.join(videosFolder, `${entryOf(play.id)?.file}${suffix}.mp4`);
    const { seconds, ...facts } = videoFacts(readFileSync(file));
    expect(facts).toEqual({ tracks: ['vide'], codec: 'avc1', width, height, startsAtOnce: true });
    expect(Math.abs(seconds - secondsOf(play))).toBeLessThan(0.2);
    const limit = play.id === 'promotion' ? 3_200_000 : 2_000_000;
    expect(statSync(file).size).toBeLessThanOrEqual(limit);
  },
);

test('the loop of the hero is not stale, and light: npm run imagery -- --no-render --only hero-loop', () => {
  expect(entryOf('hero-loop')?.dataHash).toBe(loopHash());
  for (const { suffix, width, height } of loopOrders) {
    const file = path.join(videosFolder, `${entryOf('hero-loop')?.file}${suffix}.mp4`);
    const { seconds, ...facts } = videoFacts(readFileSync(file));
    expect(facts).toEqual({ tracks: ['vide'], codec: 'avc1', width, height, startsAtOnce: true });
    expect(seconds).toBeLessThanOrEqual(8);
    expect(statSync(file).size).toBeLessThanOrEqual(250_000);
  }
});

test('a poster is no larger than the first picture of a phone may be', () => {
  const posters = readdirSync(videosFolder).filter((file) => file.endsWith('.webp'));
  expect(posters).toHaveLength(1);
  for (const poster of posters)
    expect(statSync(path.join(videosFolder, poster)).size).toBeLessThanOrEqual(58_000);
});
