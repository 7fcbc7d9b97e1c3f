import { articleLimits, readSeoulMinute } from '@site/contract';
import type { Request } from 'express';
import type { DraftRecord } from '../../data/press-store';
import { PressError } from '../../errors';
import { hashDraft } from '../../services/articles/publish-article';
import { isNativeForm } from '../native-form';
import { checkText, readTextFields } from './text-field';

const nativeWindowMs = 60_000;

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

/**
 * @returns the header's key; for a native form, which cannot send one, a key of its text and minute
 * @throws PressError `invalid_idempotency_key`
 */
export function parseIdempotencyKey(
  request: Request,
  draft: DraftRecord,
  nowMs: number,
): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined)
    return isNativeForm(request)
      ? `native ${Math.floor(nowMs / nativeWindowMs)} ${hashDraft(draft)}`
      : undefined;
  if (!/^[\w.:-]{1,100}$/.test(key)) throw new PressError('invalid_idempotency_key');
  return key;
}
