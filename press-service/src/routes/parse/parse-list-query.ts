import { pressPageSize, readSearchText } from '@site/contract';
import type { Request } from 'express';
import { PressError } from '../../errors';
import { readCursor } from '../../services/articles/list-cursor';
import type { ListQuery } from '../../services/articles/list-articles';

const maxPageSize = 50;

/** @throws PressError `invalid_query` for a limit outside 1..50 or a malformed cursor */
export function parseListQuery({ query }: Request): Pick<ListQuery, 'after' | 'limit'> {
  return { after: parseAfter(query['after']), limit: parseLimit(query['limit']) };
}

/** @throws PressError `invalid_query` for a text that readSearchText refuses */
export function parseSearchText({ query }: Request): string {
  const given = query['q'];
  const text = typeof given === 'string' ? readSearchText(given) : undefined;
  if (text === undefined) throw malformed('q');
  return text;
}

function parseLimit(given: unknown): number {
  if (given === undefined) return pressPageSize;
  const limit = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > maxPageSize) throw malformed('limit');
  return limit;
}

function parseAfter(given: unknown): ListQuery['after'] {
  if (given === undefined) return undefined;
  const position = typeof given === 'string' ? readCursor(given) : undefined;
  if (!position) throw malformed('after');
  return position;
}

function malformed(field: string): PressError {
  return new PressError('invalid_query', { fields: [{ field, code: 'malformed' }] });
}
