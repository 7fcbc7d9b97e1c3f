import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Drawing } from './drawing';

const picturesFolder = path.resolve(import.meta.dirname, '../media/pictures');

/** @returns for example `complex-layout.1a2b3c4d.svg`: served for ever under this name */
export function fileNameOf({ name, svg }: Drawing): string {
  return `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}

/** Writes what changed, removes the older file of the same name. @returns one line for each drawing */
export function writeDrawings(
  drawings: readonly Drawing[],
  folder = picturesFolder,
): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return drawings.map((drawing) => {
    const file = fileNameOf(drawing);
    if (existsSync(path.join(folder, file))) return `${file} is up to date`;
    for (const older of filesOf(drawing.name, folder)) rmSync(path.join(folder, older));
    writeFileSync(path.join(folder, file), drawing.svg);
    return `${file} drawn`;
  });
}

/** The committed files of one drawing: one, unless something was forgotten. */
export function filesOf(name: string, folder = picturesFolder): readonly string[] {
  return readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.svg'));
}

export function contentOf(file: string, folder = picturesFolder): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
