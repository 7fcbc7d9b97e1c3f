import type { Request, RequestHandler, Response } from 'express';

/**
 * A browser revalidates each time; the edge may answer for one second and, when this service is down, for a week. No
 * stale-while-revalidate: it would show an old list after a publication.
 */
const forVisitors = 'public, max-age=0, s-maxage=1, stale-if-error=604800';
const forAdministrator = 'private, no-store';

/** For responses to the administrator and for counted requests: no cache may store them. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', forAdministrator);
  next();
};

/** @param isSignedIn rejects with StoreError */
export function createPublicCaching(isSignedIn: (request: Request) => Promise<boolean>) {
  return {
    /**
     * Marks the answer for visitors or for the administrator. A forged cookie, or one whose session has ended, does not
     * count: otherwise anyone could bypass every cache.
     * @returns whether the caller is signed in, and therefore reads the store
     */
    async mark(request: Request, response: Response) {
      const isAdministrator = await isSignedIn(request);
      response.set('Cache-Control', isAdministrator ? forAdministrator : forVisitors);
      return isAdministrator;
    },
  };
}
