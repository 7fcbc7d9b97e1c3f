import type { Request } from 'express';
import { Fault } from '../errors';
import type { DraftRecord } from '../data/press-store';
import { hashDraft } from '../services/publish-article';
import { isNativeForm } from './native-form';

const nativeWindowMs = 60_000;

/**
 * @returns the header's key; for a native form, which cannot send one, a key of its text and minute
 * @throws Fault `invalid_idempotency_key`
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
  if (!/^[\w.:-]{1,100}$/.test(key)) throw new Fault('invalid_idempotency_key');
  return key;
}
