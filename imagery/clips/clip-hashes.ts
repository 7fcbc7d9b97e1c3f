import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureSources } from '../pictures/picture-sources';
import type { Drawing } from '../svg/drawing';
import { panoramaShots } from '../tours/panorama-shots';
import { overlayPage } from './text/overlay-page';
import { picturesOf, type Screenplay } from './screenplay';

const units = path.resolve(import.meta.dirname, '../data/units');

/** @returns the renders that a clip shows, as paths in the folder of renders */
export function rendersOf({ scenes }: Screenplay): readonly string[] {
  const names = scenes.flatMap(picturesOf).filter((name) => !name.startsWith('drawn/'));
  return [...new Set(names)].map((name) => `${name}.png`);
}

/** @returns a hash of everything in the repository that a clip is made from; needs no render */
export function dataHashOf(play: Screenplay, drawings: ReadonlyMap<string, Drawing>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(play))
    .update(overlayPage(play.scenes).body);
  for (const render of rendersOf(play)) hash.update(dataOf(render));
  for (const name of play.scenes.flatMap(picturesOf)) hash.update(drawings.get(name)?.svg ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** @returns a hash of that and of the renders' own bytes */
export function sourceHashOf(dataHash: string, play: Screenplay, renders: string): string {
  const hash = createHash('sha256').update(dataHash);
  for (const render of rendersOf(play)) hash.update(readFileSync(path.join(renders, render)));
  return hash.digest('hex').slice(0, 16);
}

/** @throws Error when nothing orders this render */
function dataOf(render: string): string {
  const source = pictureSources().find((each) => each.render === render);
  if (source) return source.dataHash;
  const shot = panoramaShots().find(({ unit, view }) => `units/${unit}-${view}.png` === render);
  if (!shot) throw new Error(`clips/screenplays.ts shows ${render}, which nothing orders`);
  return readFileSync(path.join(units, `${shot.unit}.json`), 'utf8') + JSON.stringify(shot);
}
