import type { Express } from 'express';

/** @param trustProxyHops proxies whose X-Forwarded-* headers are believed */
export function setUpExpress(app: Express, trustProxyHops: number): void {
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', trustProxyHops);
}
