import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordHash } from '../files/hashed-files';
import { loadShots, type Served } from '../site/shots';
import { roomShots } from './room-shots';

/** Where the pixels of a picture come from. A narrow cut is a source of its own, behind the whole picture. */
export interface PictureSource extends Served {
  /** Inside the folder of renders: `site/hero.png`, `units/84A-living.png`. */
  readonly render: string;
  /** Pixels of the render as it is ordered. */
  readonly size: readonly [width: number, height: number];
  /** Of all data that the render was made from: another one means that the picture is stale. */
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
    ...roomShots.flatMap(({ serves, unit, view, width, samples }) =>
      sourcesOf(
        serves,
        `units/${unit}-${view}.png`,
        [width, Math.round(view === 'doll' ? width / 1.5 : (width * 9) / 16)],
        read(`units/${unit}.json`) + JSON.stringify({ view, width, samples }),
      ),
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
