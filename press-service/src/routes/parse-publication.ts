import { articleLimits, pictureLimits, pictureNamePattern, readSeoulMinute } from '@site/contract';
import type { Request } from 'express';
import { PressError, type FieldError } from '../errors';
import type { DraftRecord } from '../data/press-store';
import type { GivenPicture } from '../services/pictures/article-pictures';
import { checkText, readTextFields } from './text-field';

const names = ['title', 'summary', 'content', 'publishAt', 'pictureName', 'pictureAlt'] as const;

/**
 * Title and summary are trimmed and required; content may be empty, its line breaks become `\n`. Texts become NFC.
 *
 * @throws PressError `invalid_body` for the wrong shape, `invalid_article` for texts outside the limits
 */
export function parseDraft(body: unknown): DraftRecord<GivenPicture> {
  const given = readTextFields(body, names);
  const dateMs = readSeoulMinute(given.publishAt);
  const draft = {
    title: composed(given.title).trim(),
    summary: composed(given.summary).trim(),
    content: composed(given.content).replaceAll(/\r\n?/g, '\n'),
    ...(dateMs !== undefined && { dateMs }),
    ...parsePicture(body as object, given),
  };
  const fields = [
    ...checkText('title', draft.title, { isRequired: true, max: articleLimits.title }),
    ...checkText('summary', draft.summary, { isRequired: true, max: articleLimits.summary }),
    ...checkText('content', draft.content, { max: articleLimits.content }),
    ...(given.publishAt !== '' && dateMs === undefined
      ? [{ field: 'publishAt', code: 'malformed' } as const]
      : []),
    ...checkPicture(draft.picture),
  ];
  if (fields.length > 0) throw new PressError('invalid_article', { fields });
  return draft;
}

/** Text from a Mac's file names or a PDF has its syllables in parts (NFD), which no search would find. */
const composed = (text: string) => text.normalize('NFC');

/** An empty name removes the picture; without one (an older form) the article keeps its own. */
function parsePicture(
  body: object,
  { pictureName: name, pictureAlt }: Record<(typeof names)[number], string>,
): Pick<DraftRecord<GivenPicture>, 'picture'> {
  if (!('pictureName' in body)) return {};
  return { picture: name === '' ? null : { name, alt: composed(pictureAlt).trim() } };
}

function checkPicture(picture: GivenPicture | null | undefined): FieldError[] {
  if (!picture) return [];
  return [
    ...checkText('pictureAlt', picture.alt, { isRequired: true, max: pictureLimits.alt }),
    ...(pictureNamePattern.test(picture.name) ? [] : [{ field: 'picture', code: 'gone' } as const]),
  ];
}

/** @returns the header's key @throws PressError `invalid_idempotency_key` */
export function parseIdempotencyKey(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !/^[\w.:-]{1,100}$/.test(key))
    throw new PressError('invalid_idempotency_key');
  return key;
}
