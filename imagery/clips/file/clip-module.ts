import path from 'node:path';

/** The module from which the site facts read the URLs of the clips. */
export const clipModule = path.resolve(
  import.meta.dirname,
  '../../../packages/contract/src/clips.ts',
);

/** @returns the source of that module, not formatted yet */
export function clipModuleSource(
  entries: readonly { readonly id: string; readonly file: string }[],
): string {
  const addresses = Object.fromEntries(
    entries.map(({ id, file }) => [id, `/media/clips/${file}.mp4`]),
  );
  return (
    '/** Written by imagery/ (npm run imagery): the address of each clip. */\n' +
    `export const clips = ${JSON.stringify(addresses)} as const;\n`
  );
}
