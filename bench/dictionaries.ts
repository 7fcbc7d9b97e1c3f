/**
 * `npm run bench -- dictionaries`: the size of a next page for a returning visitor (RFC 9842), of every page. Exit code 1 above a
 * limit.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageTasks, readRelease } from '@site/release';
import { dczFolder, dictionaryName, readPageDictionaries } from '@site/release/dictionaries';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { median } from './statistics/median';

const limits = { median: 3500, most: 5500 };

export async function dictionaries(): Promise<void> {
  const site = await releaseToMeasure((line) => console.log(line));
  const src = readPageDictionaries(site.current)?.dictionaries[0];
  if (src === undefined) throw new Error(`No page dictionary in ${site.current}`);
  const bytes = readFileSync(join(site.root, src));
  const folder = dczFolder(site.current, dictionaryName(bytes));
  console.log(`Bytes of a next page by dcz and by brotli; the dictionary has ${bytes.length}`);
  const weights = pageTasks(readRelease(site))
    .filter(({ status }) => status === 200)
    .map(({ path, file }) => {
      const brotli = statSync(join(site.current, 'pages', `${file}.br`)).size;
      const dcz = statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? brotli;
      console.log(`${dcz}`.padStart(7), `${brotli}`.padStart(7), path);
      return dcz;
    });
  const measured = { median: median(weights), most: Math.max(...weights) };
  console.log(`median ${measured.median}, most ${measured.most}`);
  if (measured.median > limits.median || measured.most > limits.most) {
    console.error(`At most ${limits.median} and ${limits.most} are allowed`);
    process.exitCode = 1;
  }
}
