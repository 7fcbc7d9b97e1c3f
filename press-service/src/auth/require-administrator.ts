import type { RequestHandler } from 'express';
import { Fault } from '../errors';

export const requireAdministrator: RequestHandler = (request, _response, next) => {
  next(request.isAuthenticated() ? undefined : new Fault('not_signed_in'));
};
