import { stringify } from 'csv-stringify/sync';
import type { StoredRegistration } from '../data/registration';
import { columnsOf } from './registration-columns';

/** Every field of every registration, newest first; unknown fields share the last column. */
export function toCsv(registrations: readonly StoredRegistration[]): string {
  const columns = columnsOf(registrations);
  const rows = registrations.map((registration) => columns.map(({ cell }) => cell(registration)));
  return stringify([columns.map(({ title }) => title), ...rows], {
    // Without it Excel does not decode the file as UTF-8.
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    cast: { string: withoutFormula },
  });
}

/** An apostrophe before a text that a spreadsheet would evaluate. The library's `escape_formulas` reads the first character only. */
function withoutFormula(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

/** Invisible characters, which some spreadsheets drop: white space, controls, zero-width characters, fillers. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * Whether a spreadsheet may evaluate the cell: after invisible characters it begins with an operator, of any width, or
 * it begins with a control character.
 */
function isFormula(cell: string): boolean {
  const [first = ''] = cell.replace(invisible, '').normalize('NFKC');
  return /^\p{Cc}/u.test(cell) || (first !== '' && '=+-@|%\u2212'.includes(first));
}
