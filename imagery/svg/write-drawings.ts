import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, removeOlder, shortHash } from '../files/hashed-files';
import type { Drawing } from './drawing';

/** @returns for example `complex-layout.1a2b3c4d.svg`, the immutable name of the file */
export function fileNameOf({ name, svg }: Drawing): string {
  return `${name}.${shortHash(svg)}.svg`;
}

/** Writes changed drawings and removes their older files. @returns one log line per drawing */
export function writeDrawings(
  drawings: readonly Drawing[],
  folder = picturesFolder,
): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return drawings.map((drawing) => {
    const file = fileNameOf(drawing);
    if (existsSync(path.join(folder, file))) return `${file} is up to date`;
    removeOlder(folder, path.basename(file, '.svg'), '.svg');
    writeFileSync(path.join(folder, file), drawing.svg);
    return `${file} drawn`;
  });
}

/** The committed files of one drawing; more than one means that an older file was not removed. */
export function filesOf(name: string, folder = picturesFolder): readonly string[] {
  return readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.svg'));
}

export function contentOf(file: string, folder = picturesFolder): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
