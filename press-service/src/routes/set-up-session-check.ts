/**
 * For the edge, which cannot check a signature itself: 204 or 401, by the signature of the session cookie alone, so that
 * it costs microseconds and works without the store. The other routes check whether the session still exists. nginx calls
 * it, which is not counted.
 */
import type { Express } from 'express';
import type { SignedSession } from '../auth/signed-session';
import { PressError } from '../errors';
import { noStore } from '../middleware/caching';
import { paths } from './paths';

export function setUpSessionCheck(app: Express, signedSession: SignedSession): void {
  app.get(paths.sessionCheck, noStore, (request, response) => {
    if (signedSession.readId(request) === undefined) throw new PressError('not_signed_in');
    response.status(204).end();
  });
}
