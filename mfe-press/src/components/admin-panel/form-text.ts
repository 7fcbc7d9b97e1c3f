/** The text of an article form, as the service will store it. */
import { articleLimits, type ArticleDraft } from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';
import { readText } from './read-text';

export const textNames = ['title', 'summary', 'content'] as const;

/** A message for each field that has a problem. */
export type FieldErrors = Partial<Record<keyof ArticleDraft, string>>;

export const noText: ArticleDraft = { title: '', summary: '', content: '' };

/** @returns the field values, with line ends normalised to the `\n` of the store */
export function readArticleFields(form: HTMLFormElement): ArticleDraft {
  const data = new FormData(form);
  const text = (name: string) => readText(data, name).replaceAll('\r\n', '\n');
  const publishAt = text('publishAt');
  return {
    title: text('title').trim(),
    summary: text('summary').trim(),
    content: text('content'),
    ...(publishAt && { publishAt }),
  };
}

/** The fields hear of it as of typing. */
export function writeArticleFields(form: HTMLFormElement, draft: ArticleDraft) {
  for (const name of [...textNames, 'publishAt'] as const) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    field.value = draft[name] ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export function isSameText(one: ArticleDraft, other: ArticleDraft): boolean {
  const hasSameTexts = textNames.every(
    (name) => one[name] === other[name].replaceAll('\r\n', '\n'),
  );
  return hasSameTexts && one.publishAt === other.publishAt;
}

/** Shows the specified alert when title or summary is missing. @returns whether both are there */
export function checkComplete({ title, summary }: ArticleDraft): boolean {
  if (title && summary) return true;
  globalThis.alert(texts.missing);
  return false;
}

/** In characters, as the service counts them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** @returns a message for each text over its limit; undefined when all fit */
export function tooLongIn(draft: ArticleDraft): FieldErrors | undefined {
  const long = textNames.filter((name) => lengthOf(draft[name]) > articleLimits[name]);
  if (long.length === 0) return undefined;
  return Object.fromEntries(long.map((name) => [name, texts.tooLong(articleLimits[name])]));
}
