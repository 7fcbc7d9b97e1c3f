import { usePageVisit } from './visit-context';

/** @returns the decoded canonical path of the current page */
export function useCurrentPath(): string {
  return usePageVisit().path;
}
