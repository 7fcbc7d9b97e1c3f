import { articleCursorPattern } from '@site/contract';
import type { ListPosition } from '../../data/press-store';

/** @returns the cursor of the page after this article; callers treat it as opaque */
export function writeCursor({ dateMs, id }: ListPosition): string {
  return `${dateMs.toString(36)}-${id}`;
}

/** @returns undefined for any text that writeCursor did not write */
export function readCursor(cursor: string): ListPosition | undefined {
  if (!articleCursorPattern.test(cursor)) return undefined;
  const [date = '', id = ''] = cursor.split('-');
  const position = { dateMs: Number.parseInt(date, 36), id };
  return writeCursor(position) === cursor ? position : undefined;
}
