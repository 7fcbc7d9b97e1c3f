import { StoreError } from '@site/service-kit/errors';
import { PressError, type ErrorId } from '../errors';

/** The types of body-parser's errors; see its README. */
const bodyErrors: ReadonlyMap<string, ErrorId> = new Map([
  ['entity.parse.failed', 'invalid_json'],
  ['entity.too.large', 'body_too_large'],
  ['charset.unsupported', 'unsupported_media_type'],
  ['encoding.unsupported', 'unsupported_media_type'],
  ['request.aborted', 'invalid_body'],
  ['request.size.invalid', 'invalid_body'],
]);

/** @returns the catalogue's entry for any thrown value */
export function toPressError(error: unknown): PressError {
  if (error instanceof PressError) return error;
  if (error instanceof StoreError) return new PressError('store_unavailable');
  // A path with broken percent-encoding.
  if (error instanceof URIError) return new PressError('not_found');
  return new PressError(bodyErrorOf(error) ?? 'internal');
}

function bodyErrorOf(error: unknown): ErrorId | undefined {
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? bodyErrors.get(type) : undefined;
  // A broken gzip body has only a status.
  return known ?? (status === 400 ? 'invalid_body' : undefined);
}
