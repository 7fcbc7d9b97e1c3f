// Cuts the serif to the headlines of each page, which is all that a first visit fetches before its largest paint.
// Reads the pages of a release, so that no rule has to guess which texts become headlines; writes the files and
// src/content/headline-cuts.ts. Run through `npm run fonts`.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { headlineLetters } from '../../../shell/src/server/headline-letters.ts';
import { isHangul } from './collect-glyphs.mjs';
import { cutFont } from './cut-font.mjs';
import { writeHeadlineCuts } from './write-font-modules.mjs';

const folder = new URL('./', import.meta.url);
const pages = fileURLToPath(new URL('../../../.cache/fonts-site/current/pages', import.meta.url));
const cutBudgetBytes = 20_000;
/** A page takes a larger cut of another page rather than one of its own: about 1.5 KB more, one file less. */
const spareLetters = 8;

const source = readFileSync(
  new URL(
    'node_modules/@fontsource/noto-serif-kr/files/noto-serif-kr-korean-500-normal.woff2',
    folder,
  ),
);

for (const file of readdirSync(folder)) {
  if (/^headline\..*\.woff2$/.test(file)) rmSync(new URL(file, folder));
}

const cuts = [];
const absent = new Set();
for (const letters of letterSets()) {
  const options = {
    source,
    name: 'headline',
    folder,
    features: ['kern', 'lnum', 'tnum'],
    dropTables: ['BASE', 'STAT', 'vhea', 'vmtx'],
  };
  const { file, bytes, missing } = await cutFont({ ...options, letters: [' ', ...letters] });
  console.log(`${file} ${bytes} bytes, ${letters.length} letters`);
  for (const letter of missing) absent.add(letter);
  if (bytes > cutBudgetBytes) {
    console.error(`over budget: ${cutBudgetBytes} bytes`);
    process.exitCode = 1;
  }
  cuts.push({
    file,
    bytes,
    letters: letters.filter((letter) => !missing.includes(letter)).join(''),
  });
}
cuts.sort((a, b) => a.bytes - b.bytes);
writeHeadlineCuts(cuts, [...absent].sort());
if ([...absent].some(isHangul)) {
  console.error(`not in this typeface: ${[...absent].join(' ')}`);
  process.exitCode = 1;
}

/** @returns the letters of every page that finds no larger set nearby, as sorted lists */
function letterSets() {
  const sets = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [...headlineLetters(readFileSync(join(pages, file), 'utf8'))].sort())
    .sort((a, b) => b.length - a.length || (a.join('') < b.join('') ? -1 : 1));
  const kept = [];
  for (const letters of sets) {
    const isHeld = kept.some(
      (other) =>
        other.length <= letters.length + spareLetters &&
        letters.every((letter) => other.includes(letter)),
    );
    if (!isHeld) kept.push(letters);
  }
  return kept;
}
