import { createHash } from 'node:crypto';
import type { FormKind } from '@site/contract';
import type { Registration } from './read-registration';

/** How long an equal native post counts as a second tap on the same button. */
export const sameTapMs = 60_000;

/**
 * Tells a native post sent twice: form, phone and fields. Not the bytes, because every multipart
 * body has a boundary of its own.
 */
export function contentDigest(form: FormKind, { phone, fields }: Registration): string {
  const content = JSON.stringify([form, phone, Object.entries(fields)]);
  return createHash('sha256').update(content).digest('hex');
}
