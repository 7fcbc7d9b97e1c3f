import type { Express, Request, Response } from 'express';
import { formUrls } from '@site/contract';

export type Log = (line: string) => void;

const formOf = new Map<string, string>(Object.entries(formUrls).map(([form, url]) => [url, form]));

/**
 * One line a request: method, form, status, outcome, duration. Nothing that a visitor typed: no
 * address line, query, header or body. An unknown path is `other`, since a path can hold anything.
 */
export function setUpRequestLog(app: Express, log: Log): void {
  app.use((req, res, next) => {
    const startedAtMs = performance.now();
    res.once('close', () => log(describe(req, res, performance.now() - startedAtMs)));
    next();
  });
}

/** Adds the outcome to the request's line. Codes only. */
export function noteOutcome(res: Response, outcome: string): void {
  res.locals['outcome'] = outcome;
}

function describe(req: Request, res: Response, durationMs: number): string {
  const form = formOf.get(req.path) ?? 'other';
  const outcome = typeof res.locals['outcome'] === 'string' ? res.locals['outcome'] : '-';
  const status = res.writableFinished ? res.statusCode : 'left';
  return `${req.method} ${form} ${status} ${outcome} ${durationMs.toFixed(1)}ms`;
}
