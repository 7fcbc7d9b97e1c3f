import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordHash } from '../files/hashed-files';
import { pictureSources, type PictureSource } from '../pictures/picture-sources';
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

/** @returns a hash of all sources of a clip in the repository; needs no render */
export function dataHashOf(play: Screenplay, drawings: ReadonlyMap<string, Drawing>): string {
  const sources = pictureSources();
  return recordHash(
    JSON.stringify(play),
    overlayPage(play.scenes).body,
    ...rendersOf(play).map((render) => dataOf(render, sources)),
    ...play.scenes.flatMap(picturesOf).map((name) => drawings.get(name)?.svg ?? ''),
  );
}

/** @returns a hash of that and of the bytes of the renders */
export function sourceHashOf(dataHash: string, play: Screenplay, renders: string): string {
  const files = rendersOf(play).map((render) => readFileSync(path.join(renders, render)));
  return recordHash(dataHash, ...files);
}

/** @throws Error when no shot produces this render */
function dataOf(render: string, sources: readonly PictureSource[]): string {
  const source = sources.find((each) => each.render === render);
  if (source) return source.dataHash;
  const shot = panoramaShots().find(({ unit, view }) => `units/${unit}-${view}.png` === render);
  if (!shot) throw new Error(`clips/screenplays.ts shows ${render}, which no shot produces`);
  return readFileSync(path.join(units, `${shot.unit}.json`), 'utf8') + JSON.stringify(shot);
}
