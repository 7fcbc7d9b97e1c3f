import type { Express } from 'express';
import type { PressStore } from '../data/press-store';
import { PressError } from '../errors';
import { paths } from './paths';

const timeoutMs = 1_000;

/** live: the process runs. ready: its store answers as well. */
export function setUpHealth(app: Express, store: Pick<PressStore, 'ping'>): void {
  app.use('/api/press/health', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get(paths.live, (_request, response) => {
    response.json({ ok: true });
  });
  app.get(paths.ready, async (_request, response) => {
    await Promise.race([store.ping(), refuseLater()]);
    response.json({ ok: true });
  });
}

function refuseLater(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new PressError('store_unavailable')), timeoutMs).unref();
  });
}
