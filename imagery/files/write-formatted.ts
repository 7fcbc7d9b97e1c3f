import { writeFileSync } from 'node:fs';

/** Writes a file formatted by Prettier, as `npm test` checks it. */
export async function writeFormatted(file: string, source: string): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}
