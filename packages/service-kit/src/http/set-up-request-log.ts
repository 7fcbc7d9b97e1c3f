import type { Express, Request, Response } from 'express';

export type WriteLine = (line: string) => void;

/**
 * One line for each request, written when its connection is done with it.
 * @param describe the line, from method, path, status and codes: never from query, header or body
 */
export function setUpRequestLog(
  app: Express,
  writeLine: WriteLine,
  describe: (request: Request, response: Response, durationMs: number) => string,
): void {
  app.use((request, response, next) => {
    const startedAtMs = performance.now();
    response.once('close', () =>
      writeLine(describe(request, response, performance.now() - startedAtMs)),
    );
    next();
  });
}
