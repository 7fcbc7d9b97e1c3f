import type { Font, Path } from '../../fonts/read-font';
import { wordFace, type WordWeight } from '../../fonts/word-faces';

/** Coordinates per em. The rounding error is a fiftieth of a pixel in a caption, and the paths have half the bytes. */
export const stepsPerEm = 512;

export interface OutlinedLetter {
  /** Not the glyph's number in the font, which changes with the subset. */
  readonly codePoint: number;
  /** Path data in steps, from the start of the baseline, y down; empty for a space. */
  readonly d: string;
  /** Its position in the word, in steps. */
  readonly x: number;
}

export interface OutlinedWord {
  readonly letters: readonly OutlinedLetter[];
  /** In steps; the next word would begin there. */
  readonly width: number;
}

/**
 * The letters of a word, with the kerning of a page.
 * @param spacing steps behind each letter, the last one included, as SVG's letter-spacing
 * @throws Error that names the letters that the face lacks
 */
export function outlineWord(word: string, weight: WordWeight, spacing = 0): OutlinedWord {
  const face = wordFace(weight);
  refuseMissing(word, face);
  const scale = stepsPerEm / face.unitsPerEm;
  const { glyphs, positions } = face.layout(word);
  let pen = 0;
  const letters = glyphs.map(({ codePoints: [codePoint = 0], path }, i) => {
    const letter = { codePoint, d: pathData(path, scale), x: Math.round(pen) };
    pen += (positions[i]?.xAdvance ?? 0) * scale + spacing;
    return letter;
  });
  return { letters, width: pen };
}

function refuseMissing(word: string, face: Font) {
  const missing = [...word].filter(
    (letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    throw new Error(`imagery/fonts cannot draw ${missing.join(' ')} of “${word}”: npm run imagery`);
}

const verbs = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

/** Points are rounded before their differences are computed, so that rounding errors do not add up. */
function pathData({ commands }: Path, scale: number): string {
  let at: readonly [number, number] = [0, 0];
  let start = at;
  let lastVerb = '';
  let d = '';
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      d += 'z';
      [at, lastVerb] = [start, ''];
      continue;
    }
    const verb = verbs[command];
    const corners = args.map((value, i) => Math.round(value * scale) * (i % 2 === 0 ? 1 : -1));
    const steps = corners.map((value, i) => value - (at[i % 2] ?? 0));
    at = [corners.at(-2) ?? 0, corners.at(-1) ?? 0];
    if (verb === 'm') start = at;
    d += writeStep(verb, steps, verb === lastVerb);
    lastVerb = verb;
  }
  return d;
}

/** A minus sign or a verb separates numbers as a space does. */
function writeStep(verb: string, steps: readonly number[], isRepeated: boolean): string {
  // `|| 0`: minus zero would be written with its sign.
  const text = steps.map((value) => String(value || 0)).join(' ');
  return `${isRepeated ? ' ' : verb}${text}`.replaceAll(' -', '-');
}
