/**
 * Phone numbers as people type them: the one parser for lookup codes, erase, find, list and export. libphonenumber knows the
 * numbering plans; it finds no numbers that are written in a row, and lacks some Korean ones.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digitRunsIn, type DigitGroup } from './digit-runs';

/** A complete number in a text. Positions are those of the text in NFKC. */
export interface WrittenNumber {
  /** One key for all spellings: `01012345678`, `15881234`, `+14155552671`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Mobile numbers, which need no library; and what it lacks: 080 and 0303 with eight digits, 050x, newer service numbers. */
const koreanNumber = /^(?:010\d{8}|080\d{7,8}|0303\d{7,8}|050\d{8,9}|1[568]\d{6})$/;
/** Before it is looked up: nothing else can be a Korean number with its trunk 0. */
const nationalShape = /^0\d{8,10}$/;
/** After a plus, the 00 of most other countries, or a prefix for calls from Korea: people abroad copy all of them. */
const countryCode = /^(?:\+|00[12]?|00700)820?/;
/** Without its plus, or a mobile number whose leading 0 a spreadsheet has dropped. */
const withoutPlus = /^82(?=1\d{8,9}$|2\d{7,8}$|[3-7]\d{8,9}$)/;
const withoutZero = /^(?=10\d{8}$)/;
const maxDigits = 18;

/** @returns the key of one number, written with nothing between its digits; undefined if it is not a complete one */
function keyOf(digits: string): string | undefined {
  const rest = digits.replace(countryCode, '');
  if (rest !== digits) return /^1[568]\d{6}$/.test(rest) ? rest : nationalKey(`0${rest}`);
  if (/^(?:\+|00)/.test(digits)) return foreignKey(digits);
  return nationalKey(digits.replace(withoutPlus, '0').replace(withoutZero, '0'));
}

function nationalKey(digits: string): string | undefined {
  if (koreanNumber.test(digits)) return digits;
  if (!nationalShape.test(digits)) return undefined;
  const number = parsePhoneNumberFromString(digits, 'KR');
  return number?.isValid() && number.country === 'KR' ? digits : undefined;
}

/** The same prefixes before another country code. */
function foreignKey(digits: string): string | undefined {
  const spellings = digits.startsWith('+') ? [digits] : [digits, `+${digits.slice(2)}`];
  const number = spellings
    .map((spelling) => parsePhoneNumberFromString(spelling, 'KR'))
    .find((parsed) => parsed?.isValid() && !parsed.ext);
  return number?.country === 'KR' ? keyOf(number.number) : number?.number;
}

/** @returns every complete number in a text, in its order */
export function numbersIn(text: string): WrittenNumber[] {
  return digitRunsIn(text).flatMap((run) => {
    const natural = divide(run);
    // Digit by digit or in pairs, which no border inside of a run of several numbers shows.
    const whole = natural.length === 0 ? numberOf(run) : undefined;
    return whole ? [whole] : natural;
  });
}

interface Division {
  readonly covered: number;
  readonly count: number;
  readonly numbers: readonly [WrittenNumber, Division] | undefined;
}

/**
 * Divides a run into numbers at its separators: the division that leaves the fewest groups over, then the one of the fewest
 * numbers. So 010-2123-4567 is one number and contains no other one, and `02-123-4567 010-1234-5678` is two.
 */
function divide(run: readonly DigitGroup[]): WrittenNumber[] {
  const best: Division[] = [{ covered: 0, count: 0, numbers: undefined }];
  // best[0] is that of the groups after `first`, best[1] that of those after the next one.
  for (let first = run.length - 1; first >= 0; first -= 1) {
    let choice = best[0] as Division;
    for (const [length, number] of numbersFrom(run, first)) {
      const rest = best[length - 1] as Division;
      const covered = rest.covered + length;
      const count = rest.count + 1;
      if (covered > choice.covered || (covered === choice.covered && count < choice.count))
        choice = { covered, count, numbers: [number, rest] };
    }
    best.unshift(choice);
    // No number has more groups than digits.
    best.length = Math.min(best.length, maxDigits + 1);
  }
  const numbers: WrittenNumber[] = [];
  for (let { numbers: next } = best[0] as Division; next; next = next[1].numbers)
    numbers.push(next[0]);
  return numbers;
}

/** @returns the numbers that begin with this group, each with how many groups it has */
function numbersFrom(run: readonly DigitGroup[], first: number): [number, WrittenNumber][] {
  const found: [number, WrittenNumber][] = [];
  for (let length = 1, digits = 0; first + length <= run.length; length += 1) {
    const last = run[first + length - 1] as DigitGroup;
    digits += last.digits.length;
    if (digits > maxDigits) break;
    // As it is usual: the last four digits together, with those before them or not.
    const isNatural = length === 1 || [4, 7, 8].includes(last.digits.length);
    const number = isNatural ? numberOf(run.slice(first, first + length)) : undefined;
    if (number) found.push([length, number]);
  }
  return found;
}

function numberOf(groups: readonly DigitGroup[]): WrittenNumber | undefined {
  const digits = groups.map((group) => group.digits).join('');
  const key = digits.length <= maxDigits ? keyOf(digits) : undefined;
  return key === undefined
    ? undefined
    : { key, start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 };
}

/**
 * One key for all spellings of a text that may be no complete number: without spaces, hyphens, dots and brackets, full-width
 * digits as ASCII, the country code 82 as a leading 0.
 * @returns '' for a text without any other character
 */
export function phoneKey(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212.()]/gu, '')
    .replace(countryCode, '0')
    .toLowerCase();
}

/** @param key of a complete number @returns `010-1234-5678`, `1588-1234`, `(+1) 415 555 2671` */
export function formatPhone(key: string): string {
  // In brackets, because spreadsheets read a leading plus as a formula.
  if (key.startsWith('+'))
    return (parsePhoneNumberFromString(key)?.formatInternational() ?? key).replace(
      /^(\+\d+)/,
      '($1)',
    );
  return key.replace(
    /^(02|050\d|0303|0\d\d|)(\d{3,4})(\d{4})$/,
    (_, area: string, middle: string, last: string) =>
      [...(area ? [area] : []), middle, last].join('-'),
  );
}

/**
 * A phone field as it can be dialled and compared: the complete numbers in it; without one, its text with ASCII digits.
 * @returns `010-1234-5678, 02-123-4567`
 */
export function normalizedPhone(text: string): string {
  const numbers = numbersIn(text).map(({ key }) => formatPhone(key));
  return numbers.length > 0 ? numbers.join(', ') : text.normalize('NFKC').trim();
}
