import { TextDecoder } from 'node:util';

/** The 2,350 syllables of KS X 1001, which cover common Korean text, in code point order. */
function ksX1001Syllables() {
  const decoder = new TextDecoder('euc-kr');
  const syllables = [];
  for (let row = 0xb0; row <= 0xc8; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      syllables.push(decoder.decode(Uint8Array.of(row, cell)));
    }
  }
  return syllables;
}

/**
 * The same syllables, most frequent first. Frequency is taken from the slices of Pretendard's own web fonts: later slices
 * hold more common letters.
 * @param css text of pretendardvariable-dynamic-subset.css
 */
export function syllablesByUse(css) {
  const sliceOf = new Map();
  for (const [, slice, ranges] of css.matchAll(
    /subset\.(\d+)\.woff2[^}]*?unicode-range:([^;}]*)/g,
  )) {
    for (const codePoint of codePointsOf(ranges)) sliceOf.set(codePoint, Number(slice));
  }
  const rank = (syllable) => sliceOf.get(syllable.codePointAt(0)) ?? -1;
  return ksX1001Syllables().sort((a, b) => rank(b) - rank(a));
}

function codePointsOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
