import type { Server } from 'node:http';

const closeAfterMs = 2000;
const exitAfterMs = 3500;

/**
 * Ends this process cleanly on SIGTERM, and when its parent process has ended: a killed parent leaves no server behind.
 * Running requests have two seconds.
 */
export function endWithSupervisor(server: Server): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeAfterMs).unref();
    setTimeout(() => process.exit(1), exitAfterMs).unref();
  };
  const isSupervised = process.send !== undefined;
  process.once('SIGTERM', end);
  // Ctrl+C is handled by the supervisor: it decides the order of shutdown.
  process.on('SIGINT', isSupervised ? () => undefined : end);
  process.once('disconnect', end);
  if (isSupervised && !process.connected) end();
}
