import type { Express, Request, Response } from 'express';
import { formUrls, ownRegistrationUrl } from '@site/contract';
import { sentStatus, setUpRequestLog, type WriteLine } from '@site/service-kit/http';

export type Log = WriteLine;

const formOf = new Map<string, string>([
  ...Object.entries(formUrls).map(([form, url]) => [url, form] as const),
  [ownRegistrationUrl, 'own registration'],
]);

/**
 * One line for each request: method, form, status, outcome, duration. No typed text: no path, query, header or body. An
 * unknown path is logged as `other`, because a path can contain anything.
 */
export function setUpFormLog(app: Express, log: Log): void {
  setUpRequestLog(app, log, describe);
}

/** Adds the outcome to the request's line. Codes only. */
export function noteOutcome(res: Response, outcome: string): void {
  res.locals['outcome'] = outcome;
}

function describe(req: Request, res: Response, durationMs: number): string {
  const form = formOf.get(req.path) ?? 'other';
  const outcome = typeof res.locals['outcome'] === 'string' ? res.locals['outcome'] : '-';
  return `${req.method} ${form} ${sentStatus(res)} ${outcome} ${durationMs.toFixed(1)}ms`;
}
