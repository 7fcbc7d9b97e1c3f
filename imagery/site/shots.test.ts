import type { ImageAsset } from '@site/design';
import { drawnFiles } from '../../mfe-content/src/content/drawn-files';
import { videoPicture } from '../../mfe-floorplan/src/content/pictures';
import { wantedPictures } from '../pictures/wanted-pictures';
import { loadShots } from './shots';

const shots = loadShots();
const served = shots.flatMap((shot) => shot.serves.map((picture) => ({ ...picture, shot })));

const wanted: readonly ImageAsset[] = [
  ...wantedPictures['mfe-content'],
  ...wantedPictures.shell,
  videoPicture('location'),
];
const isDrawn = (id: string) => id in drawnFiles;
/** Pictures of rooms are rendered from the unit models. */
const isRoom = (id: string) => /living|menu-unit|^banner-[0-9]/.test(id);

test('every picture of the complex on a page has a camera', () => {
  const missing = wanted
    .map(({ id }) => id)
    .filter((id) => !isDrawn(id) && !isRoom(id) && served.every((picture) => picture.id !== id));
  expect(missing).toEqual([]);
});

test('every picture of a camera is used by a page and made by only one camera', () => {
  const ids = new Set(wanted.map(({ id }) => id));
  expect(served.map(({ id }) => id).filter((id) => !ids.has(id) || isDrawn(id))).toEqual([]);
  const keys = served.map(({ id, mobile }) => `${id} ${mobile ?? false}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(served.filter(({ mobile }) => !mobile).map((each) => [each.id, each] as const))(
  '%s is cut from its render, never enlarged',
  (id, { shot }) => {
    const picture = wanted.find((each) => each.id === id)!;
    expect(picture.width).toBeLessThanOrEqual(shot.size[0]);
    expect(picture.height).toBeLessThanOrEqual(shot.size[1]);
  },
);

test('the home page never shows the same render twice', () => {
  const ofHome = served.filter(({ id }) => id.startsWith('home-') || id === 'strip');
  expect(new Set(ofHome.map(({ shot }) => shot.id)).size).toBe(ofHome.length);
});
