import path from 'node:path';
import type { ClipEntry } from './clip-manifest';

/** The site facts read the addresses of the clips from here. */
export const clipModule = path.resolve(
  import.meta.dirname,
  '../../../packages/contract/src/clips.ts',
);

/** @returns the source of that module, to be formatted */
export function clipModuleSource(entries: readonly ClipEntry[]): string {
  const addresses = Object.fromEntries(
    entries.map(({ id, file }) => [id, `/media/clips/${file}.mp4`]),
  );
  return (
    '/** Written by imagery/ (npm run imagery): the address of each clip. */\n' +
    `export const clips = ${JSON.stringify(addresses)} as const;\n`
  );
}
