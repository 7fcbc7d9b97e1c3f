import type { Request, Response } from 'express';

/**
 * A browser asks again each time, the edge may answer for one second and, when this service is down,
 * for a week. No stale-while-revalidate: it would show an old list after a publication.
 */
const forVisitors = 'public, max-age=0, s-maxage=1, stale-if-error=604800';
const forAdministrator = 'private, no-store';

export interface PublicCaching {
  /** @returns whether the caller carries the session cookie, and so reads the store */
  isFresh(request: Request): boolean;
  mark(request: Request, response: Response): void;
}

export function createPublicCaching(cookieName: string): PublicCaching {
  const isFresh = (request: Request) =>
    (request.headers.cookie ?? '')
      .split(';')
      .some((cookie) => cookie.trim().startsWith(`${cookieName}=`));
  return {
    isFresh,
    mark: (request, response) => {
      response.set('Cache-Control', isFresh(request) ? forAdministrator : forVisitors);
    },
  };
}
