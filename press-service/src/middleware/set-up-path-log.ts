import type { Express } from 'express';
import { setUpRequestLog, type WriteLine } from '@site/service-kit/http';

/**
 * One line of JSON for each request: time, method, path, status, milliseconds. Never a query, body, header, address or
 * account.
 */
export function setUpPathLog(app: Express, writeLine: WriteLine | undefined): void {
  if (!writeLine) return;
  setUpRequestLog(app, writeLine, ({ method, path }, { statusCode }, durationMs) =>
    describeRequest(method, path, statusCode, durationMs),
  );
}

export function describeRequest(
  method: string,
  path: string,
  status: number,
  durationMs: number,
): string {
  const time = new Date().toISOString();
  return JSON.stringify({ time, method, path, status, ms: Math.round(durationMs) });
}
