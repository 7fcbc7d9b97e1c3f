import type { Express } from 'express';

export type WriteLine = (line: string) => void;

/**
 * One line of JSON per request: time, method, path, status, milliseconds. No query, body, header,
 * address or account is ever written.
 */
export function setUpRequestLog(app: Express, writeLine: WriteLine | undefined): void {
  if (!writeLine) return;
  app.use((request, response, next) => {
    const startedAt = performance.now();
    const { method, path } = request;
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { statusCode: status } = response;
      writeLine(JSON.stringify({ time: new Date().toISOString(), method, path, status, ms }));
    });
    next();
  });
}
