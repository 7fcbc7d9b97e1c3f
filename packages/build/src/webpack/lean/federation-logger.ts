/** Stands in for the federation SDK's logger (1.1 KB brotli): the console with a prefix, always. */
export function createLogger(prefix: string) {
  return Object.fromEntries(
    (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => [
      method,
      (...args: unknown[]) => console[method](prefix, ...args),
    ]),
  );
}

export const logger = createLogger('[ Module Federation ]');

/** For bundlers only. */
export {
  createLogger as bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  logger as infrastructureLogger,
};
