/**
 * For the edge, which cannot check a signature itself: is this request's session cookie one of ours? 204 or 401, by
 * the signature alone, so it costs microseconds and answers while the store is away. Whether the session still lives
 * is the other routes' question. nginx asks through auth_request, the gateway by fetch; neither is counted.
 */
import type { Express } from 'express';
import type { SignedSession } from '../auth/signed-session';
import { Fault } from '../errors';
import { noStore } from '../middleware/no-store';
import { paths } from './paths';

export function setUpSessionCheck(app: Express, signedSession: SignedSession): void {
  app.get(paths.sessionCheck, noStore, (request, response) => {
    if (signedSession.readId(request) === undefined) throw new Fault('not_signed_in');
    response.status(204).end();
  });
}
