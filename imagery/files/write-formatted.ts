import { writeFileSync } from 'node:fs';

/** Writes a file as the format stage of `npm test` wants it. */
export async function writeFormatted(file: string, source: string): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}
