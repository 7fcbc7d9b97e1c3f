// Subsets Pretendard and Noto Serif KR to the letters of the site and writes the font files, src/fonts.ts and
// src/content/glyphs.ts. Run by `npm run fonts`; arguments are paths of further text files.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { URL } from 'node:url';
import { collectGlyphs, isHangul } from './collect-glyphs.mjs';
import { cutFont } from './cut-font.mjs';
import { syllablesByUse } from './ks-x-1001.mjs';
import { writeFontModules } from './write-font-modules.mjs';

const folder = new URL('./', import.meta.url);
const interfaceBudgetBytes = 90_000;
const commonCount = 300;

const latin = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));
const marks = Array.from('\u00a0·~…‘’“”–—•©×²※→←↑↓▲△▶■□●○◆◇㎡㎢㎞℃「」『』《》〈〉【】');
/** Besides ASCII; it has no ㎡. */
const serifMarks = ['·', '~', '’'];
/** Words in light serif: the brand word, and words in place of a numeral. */
const lightWords = Array.from(
  readFileSync(new URL('content/light-words.txt', folder), 'utf8').trim(),
);

const { all, headlines } = collectGlyphs(process.argv.slice(2));
const interfaceHangul = all.filter(isHangul);
const headlineHangul = headlines.filter(isHangul);
const symbols = all.filter((letter) => letter > '~' && !isHangul(letter));

for (const file of readdirSync(folder)) if (file.endsWith('.woff2')) rmSync(new URL(file, folder));

const pretendard = fromPackage('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const noto = (weight) =>
  fromPackage(`@fontsource/noto-serif-kr/files/noto-serif-kr-korean-${weight}-normal.woff2`);
const cutSans = (name, letters) =>
  cut({
    source: pretendard,
    name,
    letters,
    features: ['kern', 'tnum'],
    weights: { min: 400, max: 600 },
  });
const cutSerif = (weight, letters) =>
  cut({
    source: noto(weight),
    name: `serif-${weight}`,
    letters: [' ', ...latin, ...letters],
    features: ['kern', 'lnum', 'tnum'],
  });

const sans = await cutSans('sans', [
  ' ',
  ...new Set([...latin, ...marks, ...symbols, ...interfaceHangul]),
]);
const serif500 = await cutSerif(500, [...serifMarks, ...headlineHangul]);
const serif300 = await cutSerif(300, [...serifMarks, ...lightWords]);

const known = new Set(interfaceHangul);
const common = syllablesByUse(
  fromPackage('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').toString(),
)
  .filter((syllable) => !known.has(syllable))
  .slice(0, commonCount)
  .sort();
writeFontModules({
  sans,
  serif500,
  serif300,
  common: await cutSans('more-common', common),
  interfaceHangul,
  headlineHangul,
  lightHangul: lightWords,
  serifMarks,
  commonHangul: common,
});

console.log(`interface ${interfaceHangul.length} syllables, headlines ${headlineHangul.length}`);
if (sans.bytes > interfaceBudgetBytes) {
  console.error(`over budget: interface ${interfaceBudgetBytes} bytes`);
  process.exitCode = 1;
}

async function cut(options) {
  const result = await cutFont({ ...options, folder });
  console.log(`${result.file} ${result.bytes} bytes`);
  if (result.missing.length > 0) console.log(`  not in this typeface: ${result.missing.join(' ')}`);
  return result;
}

function fromPackage(path) {
  return readFileSync(new URL(`node_modules/${path}`, folder));
}
