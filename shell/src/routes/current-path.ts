import { usePageVisit } from './visits-context';

/** @returns the decoded canonical path of the page that is shown. */
export function useCurrentPath(): string {
  return usePageVisit().path;
}
