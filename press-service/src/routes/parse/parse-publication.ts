import { articleLimits, readSeoulMinute } from '@site/contract';
import type { Request } from 'express';
import type { DraftRecord } from '../../data/press-store';
import { PressError } from '../../errors';
import { checkText, readTextFields } from './text-field';

/**
 * Title and summary are trimmed and required; content may be empty, its line breaks become `\n`.
 *
 * @throws PressError `invalid_body` for the wrong shape, `invalid_article` for texts outside the limits
 */
export function parseDraft(body: unknown): DraftRecord {
  const given = readTextFields(body, ['title', 'summary', 'content', 'publishAt']);
  const dateMs = readSeoulMinute(given.publishAt);
  const draft = {
    title: given.title.trim(),
    summary: given.summary.trim(),
    content: given.content.replaceAll(/\r\n?/g, '\n'),
    ...(dateMs !== undefined && { dateMs }),
  };
  const fields = [
    ...checkText('title', draft.title, { isRequired: true, most: articleLimits.title }),
    ...checkText('summary', draft.summary, { isRequired: true, most: articleLimits.summary }),
    ...checkText('content', draft.content, { most: articleLimits.content }),
    ...(given.publishAt !== '' && dateMs === undefined
      ? [{ field: 'publishAt', code: 'malformed' } as const]
      : []),
  ];
  if (fields.length > 0) throw new PressError('invalid_article', { fields });
  return draft;
}

/** @returns the header's key @throws PressError `invalid_idempotency_key` */
export function parseIdempotencyKey(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !/^[\w.:-]{1,100}$/.test(key))
    throw new PressError('invalid_idempotency_key');
  return key;
}
