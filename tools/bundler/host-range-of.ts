import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const caretRange = /^\^\d+\.\d+\.\d+$/;

/**
 * @returns the range of host versions that a remote's package.json asks for
 * @throws Error when there is none or it is no caret range, the only kind that browsers read (packages/host/src/compatibility.ts)
 */
export function hostRangeOf(folder: string): string {
  const file = join(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const range = dependencies?.['@site/host'];
  if (range === undefined || !caretRange.test(range))
    throw new Error(
      `${file}: "@site/host" must be a dependency with a range like ^1.2.0, not ${JSON.stringify(range)}.`,
    );
  return range;
}
