import { createHash } from 'node:crypto';
import type { FormKind } from '@site/contract';
import type { Registration } from './read-registration';

/**
 * Tells two posts apart by form and fields, in memory only. Not by the bytes, because every multipart body has a boundary
 * of its own.
 */
export function contentDigest(form: FormKind, { fields }: Registration): string {
  return createHash('sha256')
    .update(JSON.stringify([form, [...fields]]))
    .digest('hex');
}
