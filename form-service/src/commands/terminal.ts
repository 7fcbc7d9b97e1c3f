/** Shows stored texts in a terminal. */
import { digitRunsIn } from '../data/digit-runs';

/**
 * Columns aligned in a terminal, where a Hangul syllable is two cells wide. Control characters are shown as spaces: a
 * visitor's text must not move the operator's cursor.
 */
export function drawTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(shown));
  const widths = (cells[0] ?? []).map((_, column) =>
    // Not Math.max(...): a call cannot have one argument for each of many rows.
    cells.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}

function shown(cell: string): string {
  return cell.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
}

/** 010-1234-5678 → 010-****-5678: enough to recognise a caller, not enough to call. */
export function maskPhone(phone: string): string {
  const characters = [...phone];
  const signs = characters.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  const shownFirst = signs >= 9 ? 3 : 0;
  const shownLast = signs >= 9 ? 4 : 1;
  let position = 0;
  return characters
    .map((character) => {
      if (!/[\p{L}\p{N}]/u.test(character)) return character;
      position += 1;
      return position <= shownFirst || position > signs - shownLast ? character : '*';
    })
    .join('');
}

/** Fewer digits are a price or a date. */
const minDigits = 7;

/** @returns the text in NFKC, all digits that may be a phone number masked, in whatever spelling */
export function maskNumbersIn(text: string): string {
  const normalized = text.normalize('NFKC');
  const runs = digitRunsIn(text).filter(
    (run) => run.reduce((total, { digits }) => total + digits.length, 0) >= minDigits,
  );
  let end = 0;
  const parts = runs.map((run) => {
    const start = run[0]?.start ?? 0;
    const before = normalized.slice(end, start);
    end = run.at(-1)?.end ?? start;
    return before + maskPhone(normalized.slice(start, end));
  });
  return parts.join('') + normalized.slice(end);
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0);
}

function isWide(character: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uFF01-\uFF60]/u.test(
    character,
  );
}
