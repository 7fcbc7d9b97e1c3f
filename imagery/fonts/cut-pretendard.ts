import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontsFolder } from '../browser/font-face';
import { removeOlder } from '../files/hashed-files';

const pretendard = path.join(
  fontsFolder,
  'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
);

export interface Cut {
  /** First part of the file name; older subsets of that name are removed. */
  readonly name: string;
  readonly folder: string;
  readonly letters: readonly string[];
  /** One weight, or the range to keep variable. */
  readonly weights: number | { readonly min: number; readonly max: number };
}

/** Subsets the site's typeface as packages/design does. @throws Error when it lacks a glyph */
export async function cutPretendard({ name, folder, letters, weights }: Cut): Promise<void> {
  const { cutFont } = await import('../../packages/design/fonts/cut-font.mjs');
  const { file, bytes, missing } = await cutFont({
    source: readFileSync(pretendard),
    letters,
    name,
    folder: pathToFileURL(`${folder}/`),
    features: ['kern'],
    weights,
  });
  if (missing.length > 0) throw new Error(`Pretendard cannot draw ${missing.join(' ')}`);
  removeOlder(folder, path.basename(file, '.woff2'), '.woff2');
  console.log(`${file}: ${bytes} bytes`);
}
