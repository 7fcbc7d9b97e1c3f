/**
 * The text of an article as pages and feeds show it: paragraphs, and the web addresses in them. There is no markup:
 * everything except addresses stays text.
 */
export interface TextPart {
  readonly text: string;
  /** Only of a web address; begins with http:// or https://. */
  readonly href?: string;
}

/** @returns the lines of a text that are not empty */
export function paragraphsOf(content: string): readonly string[] {
  return content.split(/\r?\n/).filter((line) => line.trim() !== '');
}

/**
 * Splits a paragraph into text and web addresses. Korean puts particles and endings right behind an address
 * (https://example.com에서), so Korean letters belong to it only where they begin a part of its path or query, as in
 * /윤슬레이크시티/press.
 */
export function partsOf(paragraph: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of paragraph.matchAll(address)) {
    const text = withoutTail(found);
    if (index > end) parts.push({ text: paragraph.slice(end, index) });
    parts.push({ text, href: text });
    end = index + text.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}

/** Of any script but Latin. */
const otherLetter = String.raw`(?![\x00-\x7f])[\p{L}\p{N}]`;
/** A label is of Latin or of other letters, never of both; a name has two labels at least. */
const label = `(?:[0-9a-z-]{1,63}|(?:${otherLetter}){1,63})`;
/** Quotes and angle brackets end an address. Its length has a limit, and with it the cost of a text without spaces. */
const pathAndQuery = String.raw`[/?#](?:[!#$%&()*+,./0-9:;=?@a-z\[\]_~-]|(?<=[/?#=&_+-]|[^\x00-\x7f])${otherLetter}){0,2000}`;
const address = new RegExp(
  String.raw`(?<![0-9a-z])https?://${label}(?:\.${label})+(?::\d{1,5})?(?:${pathAndQuery})?`,
  'giu',
);

/** A particle or ending that is a whole segment of a path, or that ends a segment after other Korean letters. */
const particle =
  /(?<=[/?#=&_+-])(?:[을를은는이가의에와과도만로]|으로)$|(?<=[/?#=&_+-]|\P{ASCII})(?:에서[는도]?|에게|으로|부터|까지|입니다|이?라고|를)$/u;
const closing: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
]);

/** @returns the address without the punctuation, brackets and particles of the sentence around it */
function withoutTail(found: string): string {
  let text = found;
  for (;;) {
    const last = text.at(-1) ?? '';
    const opening = closing.get(last);
    const ends =
      '.,;:!?*'.includes(last) ||
      (opening !== undefined && count(text, last) > count(text, opening));
    const shorter = ends ? text.slice(0, -1) : text.replace(particle, '');
    if (shorter === text) return text;
    text = shorter;
  }
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
