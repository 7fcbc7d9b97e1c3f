/** Phone numbers in any usual spelling. */

/** Digits with their usual separators. Two numbers in a row are one match. */
const digitRun = /\+?\d[\d\s\p{Pd}\u2212.()]*/gu;
/** Mobile, Seoul, other regions and internet, service numbers. */
const koreanNumber = /01\d{8,9}|02\d{7,8}|0[3-9]\d{8,9}|1[568]\d{6}/g;

/** Both lengths of a number that begins here, for digits that hold several numbers: nothing shows where one ends. */
const possibleNumber =
  /(?=(01\d{8}|02\d{7}|0[3-9]\d{8}|1[568]\d{6}))(?=(01\d{9}|02\d{8}|0[3-9]\d{9})?)/g;
/** Of one post: fields full of digits must not become thousands of codes. */
const mostPossible = 50;

/** Fewer would match half of all messages. */
const leastDigits = 7;

/**
 * One key for all spellings of a number: without spaces, hyphens, dots and brackets, full-width digits as ASCII, the
 * country code 82 as a leading 0.
 * @returns '' for a text without any other character
 */
export function phoneKey(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212.()]/gu, '')
    .replace(/^(?:\+|00)820?/, '0')
    .toLowerCase();
}

/** @returns the key of every phone number in a text, as it is most likely meant */
export function phoneNumbersIn(text: string): string[] {
  return digitRunsIn(text).flatMap((run) => run.match(koreanNumber) ?? []);
}

/**
 * @param texts of one post; the numbers of the first ones are kept where there are too many
 * @returns the key of every likely number, and of at most fifty others that the texts can hold. For what is stored, not for what is
 * looked up: a number of ten digits would find all that continue with an eleventh.
 */
export function possibleNumbersIn(...texts: readonly string[]): string[] {
  const likely = new Set(texts.flatMap(phoneNumbersIn));
  // A run that is one number has no other border.
  const unclear = texts.flatMap(digitRunsIn).filter((run) => !likely.has(run));
  const possible = new Set(
    unclear.flatMap((run) =>
      [...run.matchAll(possibleNumber)].flatMap(([, ...numbers]) => numbers.filter(Boolean)),
    ),
  );
  const others = [...possible].filter((number) => !likely.has(number));
  return [...likely, ...others.slice(0, mostPossible)];
}

function digitRunsIn(text: string): string[] {
  return (text.normalize('NFKC').match(digitRun) ?? []).map(phoneKey);
}

/**
 * @param phone a number as an operator types it
 * @returns whether a text contains that number, with anything between or around its digits
 */
export function holdsPhone(phone: string): (text: string) => boolean {
  const key = phoneKey(phone);
  const digits = key.replaceAll(/\D/g, '');
  if (digits.length < leastDigits) return (text) => phoneKey(text) === key;
  // The country code replaces a leading 0; `+82 (0)10` keeps it.
  const written = digits.startsWith('0') ? [digits, `82${digits.slice(1)}`] : [digits];
  return (text) => {
    const all = text.normalize('NFKC').replaceAll(/\D/g, '');
    return written.some((number) => all.includes(number));
  };
}
