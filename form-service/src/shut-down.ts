import type { Server } from 'node:http';

const graceMs = 2_000;

/**
 * Ends on a signal, and when the process that started it (IPC) is gone: a supervisor that was killed leaves no orphan.
 * Finishes the requests under way, for two seconds at most, closes everything and exits 0.
 */
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
  process.once('disconnect', end);
  if (process.send && !process.connected) end();
}
