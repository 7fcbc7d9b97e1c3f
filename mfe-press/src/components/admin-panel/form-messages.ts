import { articleLimits, type ApiError } from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';
import { textLimits, textNames, type FieldErrors } from './form-text';

type Problems = ApiError['errors'];

/** @returns the message for the whole form */
export function publicationMessage(errors: Problems = []): string {
  const isMissing = errors.some(
    ({ field, code: problem }) => problem === 'required' && field !== 'pictureAlt',
  );
  return isMissing ? texts.missing : texts.notPublished;
}

/** @returns the message of each field that the service names */
export function fieldErrorsOf(
  failure: { code: string; errors?: Problems } | undefined,
): FieldErrors {
  // The service refuses a body beyond its limit, and only the content can be that long.
  if (failure?.code === 'body_too_large') return { content: texts.tooLong(articleLimits.content) };
  const codes = new Map(failure?.errors?.map(({ field, code }) => [field, code]));
  const found: FieldErrors = {};
  if (codes.has('publishAt')) found.publishAt = texts.dateUnknown;
  // An error code: its message is loaded with the code of the field (picture/picture-fields.tsx).
  const picture = codes.get('picture');
  if (picture !== undefined) found.pictureName = picture;
  for (const field of [...textNames, 'pictureAlt'] as const) {
    const message = messageOf(field, codes.get(field));
    if (message !== undefined) found[field] = message;
  }
  return found;
}

const missing: Partial<Record<keyof typeof textLimits, string>> = {
  title: texts.titleMissing,
  summary: texts.summaryMissing,
  pictureAlt: texts.altMissing,
};

function messageOf(field: keyof typeof textLimits, code: string | undefined): string | undefined {
  if (code === 'required') return missing[field];
  if (code === 'too_long') return texts.tooLong(textLimits[field]);
  return code === 'malformed' ? texts.cleaned : undefined;
}
