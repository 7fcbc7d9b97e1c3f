import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordHash } from '../files/hashed-files';
import { loadShots, type Served } from '../site/shots';
import { loungeShot, roomRender, roomShots } from './room-shots';

/** The source of a picture's pixels. A narrow cut is a source of its own, after that of the full picture. */
export interface PictureSource extends Served {
  /** Path in the folder of renders: `site/hero.png`, `units/84A-living.png`. */
  readonly render: string;
  /** Size of the render. */
  readonly size: readonly [width: number, height: number];
  /** Hash of all data of the render; a different hash means that the picture is stale. */
  readonly dataHash: string;
}

const data = path.resolve(import.meta.dirname, '../data');
const read = (file: string) => readFileSync(path.join(data, file), 'utf8');

export function pictureSources(): readonly PictureSource[] {
  const site = read('site.json') + read('region.json');
  return [
    ...loadShots().flatMap(({ serves, ...shot }) =>
      sourcesOf(serves, `site/${shot.id}.png`, shot.size, site + JSON.stringify(shot)),
    ),
    ...roomShots.flatMap(({ serves, unit, view, width, samples, mood, camera }) =>
      sourcesOf(
        serves,
        `${roomRender({ unit, view, ...(mood && { mood }) })}.png`,
        [width, Math.round(view === 'doll' ? width / 1.5 : (width * 9) / 16)],
        read(`units/${unit}.json`) + JSON.stringify({ view, width, samples, mood, camera }),
      ),
    ),
    ...sourcesOf(
      loungeShot.serves,
      'lounge/lounge.png',
      [loungeShot.width, loungeShot.height],
      site + JSON.stringify(loungeShot),
    ),
  ];
}

function sourcesOf(
  serves: readonly Served[],
  render: string,
  size: PictureSource['size'],
  from: string,
): readonly PictureSource[] {
  const dataHash = recordHash(from);
  return serves
    .flatMap(({ narrow, ...whole }): Served[] =>
      narrow ? [whole, { ...whole, narrow, mobile: true }] : [whole],
    )
    .map((served) => ({ ...served, render, size, dataHash }));
}
