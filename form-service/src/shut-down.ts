import type { Server } from 'node:http';

const graceMs = 2_000;

/** Finishes the requests under way, for two seconds at most, closes everything and exits 0. */
export function shutDownOn(signals: readonly NodeJS.Signals[], server: Server, close: () => void) {
  let isEnding = false;

  const end = () => {
    if (isEnding) return;
    isEnding = true;
    const leave = () => {
      close();
      process.exit(0);
    };
    server.close(leave);
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs);
  };

  for (const signal of signals) process.on(signal, end);
}
