/** All that the checks of the product read of imagery/: its manifests, and whether the files that they name are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontendNames, repositoryRoot } from '@site/release';
import { filesOfRepository } from './files-of-repository';

interface Entry {
  /** `home-hero.1a2b3c4d`; of a shared picture with its ending. */
  readonly file: string;
  readonly widths?: readonly number[];
}

const imagery = join(repositoryRoot, 'imagery');
const read = (name: string) =>
  [JSON.parse(readFileSync(join(imagery, name), 'utf8')) as Entry | readonly Entry[]].flat();
const pictures = read('manifest.json');
const videos = read('videos.json');
const shared = [...read('share/share-picture.json'), ...read('share/page-shares.json')];
const known = new Set([...pictures, ...videos, ...shared].map(({ file }) => file));

const isThere = (file: string) => existsSync(join(imagery, 'media', file));

test('every file of the manifests is in imagery/media; if not: npm run imagery', () => {
  const named = [
    ...pictures.flatMap(({ file, widths = [] }) =>
      widths.map((width) => `pictures/${file}-${width}.avif`),
    ),
    ...videos.flatMap(({ file }) => [`videos/${file}.mp4`, `videos/${file}-mobile.mp4`]),
    ...shared.map(({ file }) => `pictures/${file}`),
  ];
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

test('every picture and video that a frontend names is in a manifest, or is a drawing that is there', () => {
  const places = [...frontendNames, 'packages/contract'].map((name) => `${name}/src/`);
  const sources = filesOfRepository().filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const own = sources.filter((file) => places.some((place) => file.startsWith(place)));
  const named = own.flatMap((file) => [
    ...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(
      /\/media\/((?:pictures|videos)\/([\w-]+\.[0-9a-f]{8}(?:\.\w+)?))/g,
    ),
  ]);
  expect(named.length).toBeGreaterThan(80);
  const unknown = named.filter(
    ([, path = '', file = '']) =>
      !known.has(file.replace(/\.(mp4|webp)$/, '')) && !(file.endsWith('.svg') && isThere(path)),
  );
  expect(unknown.map(([address]) => address)).toEqual([]);
});
