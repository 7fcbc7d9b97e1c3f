/** Parts of a request target, as it was sent: path and query. */
import type { Request } from 'express';
import { encodePath } from '@site/contract';

export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/** @returns with the question mark; empty without a query */
export function searchOf(target: string): string {
  return target.slice(pathOf(target).length);
}

/** @returns the first value of a query parameter as it was sent; an empty value counts as none */
export function firstValue(target: string, name: string): string | undefined {
  return new RegExp(`[?&]${name}=([^&]+)`).exec(searchOf(target))?.[1];
}

/** @returns whether an address was sent in its canonical spelling and without a query */
export function isOnlySpelling({ url, canonicalPath }: Request): boolean {
  return url === encodePath(canonicalPath);
}
