import type { RequestHandler } from 'express';

/** Nothing an administrator sees, and nothing that counts, is kept on the way or in the browser. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};
