import type { Request } from 'express';
import { isJsonType, mediaTypeOf } from './media-type';

/**
 * Whether the caller is a script that reads JSON (its Accept header names it, or it sent JSON) and not a native post,
 * whose visitor must see a page.
 */
export function wantsJson(request: Request): boolean {
  if (isJsonType(mediaTypeOf(request.headers['content-type']))) return true;
  return request.accepts(['text/html', 'application/json']) === 'application/json';
}
