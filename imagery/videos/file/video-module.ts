import path from 'node:path';

/** The module from which the site facts read the URLs of the videos. */
export const videoModule = path.resolve(
  import.meta.dirname,
  '../../../packages/contract/src/videos.ts',
);

/** @returns the source of that module, not formatted yet */
export function videoModuleSource(
  entries: readonly { readonly id: string; readonly file: string }[],
): string {
  const addresses = Object.fromEntries(
    entries.map(({ id, file }) => [id, `/media/videos/${file}.mp4`]),
  );
  return (
    '/** Written by imagery/ (npm run imagery): the address of each video. */\n' +
    `export const videos = ${JSON.stringify(addresses)} as const;\n`
  );
}
