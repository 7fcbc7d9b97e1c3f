import { articleIdPattern } from '@site/contract';
import type { ListPosition } from '../data/press-store';

/** @returns the cursor of the page after this article; callers treat it as opaque */
export function writeCursor({ dateMs, id }: ListPosition): string {
  return `${dateMs.toString(36)}-${id}`;
}

/** @returns undefined for anything that writeCursor did not write */
export function readCursor(cursor: string): ListPosition | undefined {
  const [date = '', id = '', ...rest] = cursor.split('-');
  if (rest.length > 0 || !/^[0-9a-z]{1,9}$/.test(date) || !articleIdPattern.test(id))
    return undefined;
  const position = { dateMs: Number.parseInt(date, 36), id };
  return writeCursor(position) === cursor ? position : undefined;
}
