/** The text of an article form, as the service will store it. */
import {
  articleLimits,
  pictureLimits,
  pictureText,
  type Article,
  readSeoulMinute,
  type ArticleDraft,
} from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';

export const textNames = ['title', 'summary', 'content'] as const;

/** In characters. */
export const textLimits = { ...articleLimits, pictureAlt: pictureLimits.alt } as const;
const limitedNames = [...textNames, 'pictureAlt'] as const;

/** A message for each field that has a problem. */
export type FieldErrors = Partial<Record<keyof ArticleDraft, string>>;

export const noText: ArticleDraft = { title: '', summary: '', content: '' };

/** @returns the value of a text field; '' when the form has no such field */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

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
    pictureName: data.has('removePicture') ? '' : text('pictureName'),
    pictureAlt: text('pictureAlt').trim(),
    pictureBefore: text('pictureBefore'),
  };
}

/** The form's text for a published article. */
export function draftOf({ picture, ...article }: Article): ArticleDraft {
  const shown = { pictureName: picture?.name ?? '', pictureAlt: picture?.alt ?? '' };
  const draft = { ...article, ...shown };
  return { ...draft, pictureBefore: pictureText(draft) };
}

/** The article that a draft would become. @param facts its date if the draft has none, views and ids */
export function articleOf<Facts extends { readonly date: string }>(
  facts: Facts,
  draft: ArticleDraft,
) {
  const { title, summary, content, publishAt = '', pictureName, pictureAlt = '' } = draft;
  const publishMs = readSeoulMinute(publishAt);
  const date = publishMs === undefined ? facts.date : new Date(publishMs).toISOString();
  const picture = pictureName ? { name: pictureName, alt: pictureAlt, shareBytes: 0 } : undefined;
  return { ...facts, date, title, summary, content, ...(picture && { picture }) };
}

/** Fires the same event as typing. */
export function writeArticleFields(form: HTMLFormElement, draft: ArticleDraft) {
  // Of the picture that was in the form before.
  const remove = form.elements.namedItem('removePicture');
  if (remove instanceof HTMLInputElement) remove.checked = false;
  for (const name of [...limitedNames, 'publishAt', 'pictureName', 'pictureBefore'] as const) {
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
  const others = ['publishAt', 'pictureName', 'pictureAlt'] as const;
  return hasSameTexts && others.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Shows the specified alert if title or summary is missing. @returns whether both are present */
export function checkComplete({ title, summary }: ArticleDraft): boolean {
  if (title && summary) return true;
  globalThis.alert(texts.missing);
  return false;
}

/** Half a surrogate pair, or a control character other than tab and line breaks: the service refuses them. */
const refused = /\p{Surrogate}|[^\P{Cc}\t\n\r]/gu;

/** @returns the text without the characters that cannot be stored */
export function cleanText(text: string): string {
  return text.replaceAll(refused, '');
}

/** In characters, as the service counts them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** @returns a message for each text over its limit, and for a picture without a description; undefined without errors */
export function problemsIn(draft: ArticleDraft): FieldErrors | undefined {
  const tooLong = limitedNames.filter((name) => lengthOf(draft[name] ?? '') > textLimits[name]);
  const lacksAlt = Boolean(draft.pictureName) && !draft.pictureAlt;
  if (tooLong.length === 0 && !lacksAlt) return undefined;
  return {
    ...Object.fromEntries(tooLong.map((name) => [name, texts.tooLong(textLimits[name])])),
    ...(lacksAlt && { pictureAlt: texts.altMissing }),
  };
}
