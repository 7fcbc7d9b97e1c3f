import { elementAt } from './element-at';

/** What React writes for these letters. */
const entities: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** @returns every letter that stands in an element with `data-headline`, without white space */
export function headlineLetters(html: string): ReadonlySet<string> {
  const letters = [...html.matchAll(/<([a-z\d]+)\b[^>]* data-headline="/g)]
    .map(({ index, 1: tag = '' }) => elementAt(html, index, tag).replaceAll(/<[^>]*>/g, ''))
    .map((text) =>
      text.replaceAll(/&(?:#x27|amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ''),
    )
    .flatMap((text) => [...text]);
  return new Set(letters.filter((letter) => letter.trim() !== ''));
}
