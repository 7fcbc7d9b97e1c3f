/**
 * Columns aligned in a terminal, where a Hangul syllable is two cells wide. Control characters are
 * shown as spaces: what a visitor typed must not move the operator's cursor.
 */
export function drawTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')));
  const widths = (cells[0] ?? []).map((_, column) =>
    // Not Math.max(...): an argument for each row is more than a call may have.
    cells.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0);
}

function isWide(character: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uFF01-\uFF60]/u.test(
    character,
  );
}
