/**
 * The rules for the administrator's password: 12 characters or more, and not a common password, the site's own words, or
 * a short pattern. No rule about kinds of characters (NIST SP 800-63B, 3.1.1.2).
 */
import { defaultSite } from '@site/contract';
import { siteWordsInKorean } from '../../content/site-words';

export const passwordLimits = { min: 12, max: 1_024 } as const;

/** The first guesses of anyone who knows the site. */
const siteWords = ['yunseul', 'lakecity', 'lake', 'city', 'press', 'admin', 'administrator'];
/** With fewer letters besides the words above it is easily guessed. */
const minOwn = 4;
const maxUnits = 4;
const substitutes = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
);

/** @returns the reason why the password is refused, without repeating it; undefined if it may be used */
export async function weaknessOf(password: string, email: string): Promise<string | undefined> {
  const text = password.normalize('NFKC').toLowerCase();
  const length = [...text].length;
  const { min, max } = passwordLimits;
  if (length < min || password.length > max)
    return `must have ${min} to ${max} characters, has ${length}`;
  if (/\p{Surrogate}|\p{Cc}/u.test(password)) return 'contains a character that cannot be typed';
  if (isPattern(text)) return 'is a repetition or a sequence';
  if (isSiteWord(text, email)) return "is made of the site's own words or the e-mail";
  // Half a megabyte, read only where a password is chosen.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set<string>(dictionary['passwords-common']);
  const isCommon = [text, bare(text), bare(withoutSubstitutes(text)), half(text)].some((form) =>
    common.has(form),
  );
  return isCommon ? 'is on the list of common passwords' : undefined;
}

/** `password1234!` is `password`: such characters are common padding. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function withoutSubstitutes(text: string): string {
  const tail = /[^\p{L}]*$/u.exec(text)?.index ?? text.length;
  return [...text.slice(0, tail)].map((sign) => substitutes.get(sign) ?? sign).join('');
}

/** `letmeinletmein` is `letmein`. */
function half(text: string): string {
  const middle = text.length / 2;
  return text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

function isPattern(text: string): boolean {
  const characters = [...text];
  for (let unit = 1; unit <= maxUnits; unit += 1)
    if (characters.every((character, index) => character === characters[index % unit])) return true;
  const steps = characters
    .slice(1)
    .map(
      (character, index) =>
        (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0),
    );
  // 0 follows 9 in such a sequence.
  return [1, -1].some((step) => steps.every((seen) => seen === step || seen === -9 * step));
}

function isSiteWord(text: string, email: string): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [...siteWords, ...siteWordsInKorean, defaultSite.key, local, ...domain.split('.')];
  const rest = words
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word.normalize('NFKC').toLowerCase(), ''), text);
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < minOwn;
}
