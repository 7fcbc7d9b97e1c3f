import { StoreFault } from '../data/store-fault';
import { Fault, type ErrorCode } from '../errors';

/** What body-parser calls its errors; see its README. */
const bodyErrors: ReadonlyMap<string, ErrorCode> = new Map([
  ['entity.parse.failed', 'invalid_json'],
  ['entity.too.large', 'body_too_large'],
  ['parameters.too.many', 'body_too_large'],
  ['charset.unsupported', 'unsupported_media_type'],
  ['encoding.unsupported', 'unsupported_media_type'],
  ['request.aborted', 'invalid_body'],
  ['request.size.invalid', 'invalid_body'],
]);

/** @returns the catalogue's entry for anything that was thrown */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof StoreFault) return new Fault('store_unavailable');
  // A path with broken percent-encoding names nothing.
  if (error instanceof URIError) return new Fault('not_found');
  return new Fault(bodyErrorOf(error) ?? 'internal');
}

function bodyErrorOf(error: unknown): ErrorCode | undefined {
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? bodyErrors.get(type) : undefined;
  // A broken gzip body carries only a status.
  return known ?? (status === 400 ? 'invalid_body' : undefined);
}
