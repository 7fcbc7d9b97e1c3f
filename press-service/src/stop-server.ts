import type { Server } from 'node:http';

const patienceMs = 2_000;
const idleCheckMs = 25;

/** Takes no new connection, lets running requests finish for 2 s, then cuts what is left. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
