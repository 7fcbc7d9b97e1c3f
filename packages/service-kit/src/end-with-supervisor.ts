import type { Server } from 'node:http';
import { stopServer, trackConnections } from './stop-server';

/**
 * Ends this process cleanly on SIGTERM, and when its parent process has ended: a killed parent leaves no server behind.
 * Running requests may finish.
 */
export function endWithSupervisor(server: Server): void {
  trackConnections(server);
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void stopServer(server).then(() => process.exit(0));
  };
  const isSupervised = process.send !== undefined;
  process.once('SIGTERM', end);
  // Ctrl+C is handled by the supervisor: it decides the order of shutdown.
  process.on('SIGINT', isSupervised ? () => undefined : end);
  process.once('disconnect', end);
  if (isSupervised && !process.connected) end();
}
