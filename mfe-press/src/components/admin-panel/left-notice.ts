import type { FormNotice } from '@site/contract';

let left: FormNotice | undefined;

/** For the list, which is shown next: the page that reports is gone by then. */
export function leaveNotice(notice: FormNotice): void {
  left = notice;
}

/** @returns the same notice until it is cleared, because React may render a page twice before it is shown */
export function readLeftNotice(): FormNotice | undefined {
  return left;
}

export function clearLeftNotice(): void {
  left = undefined;
}
