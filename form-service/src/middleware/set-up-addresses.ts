import type { Express } from 'express';

/** Makes `req.ip` and `req.host` the visitor's and not the edge's, and addresses case-sensitive. */
export function setUpAddresses(app: Express, hops: number): void {
  app.set('trust proxy', hops);
  app.set('case sensitive routing', true);
}
