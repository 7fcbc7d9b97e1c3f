import { writeFileSync } from 'node:fs';

/** Writes a file formatted as `npm test` checks it. */
export async function writeFormatted(file: string, source: string): Promise<void> {
  const { format } = await import('oxfmt');
  const { code, errors } = await format(file, source, { singleQuote: true, printWidth: 100 });
  if (errors.length > 0)
    throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  writeFileSync(file, code);
}
