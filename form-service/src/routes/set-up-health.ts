import type { Express } from 'express';

/** live: the process answers. ready: registrations can be stored. */
export function setUpHealth(app: Express, isReady: () => Promise<boolean>): void {
  app.get('/forms/health/live', (_req, res) => {
    res.json({ ok: true });
  });
  app.get('/forms/health/ready', async (_req, res) => {
    const ok = await isReady();
    res.status(ok ? 200 : 503).json({ ok });
  });
}
