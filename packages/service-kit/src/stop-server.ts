import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Longer than the slowest response: a relayed registration takes up to 8 s, and the edge waits 12 s. Shorter than the
 * grace periods of containers (15 s) and of the supervisor of `npm start`.
 */
const graceMs = 12_000;
const idleCheckMs = 25;
/** For a request that is on its way on a new connection. */
const firstRequestMs = 250;

const openConnections = new WeakMap<Server, Set<Socket>>();

/** Call it before the first connection: `stopServer` then need not wait for those that have sent no request. */
export function trackConnections(server: Server): void {
  const open = new Set<Socket>();
  openConnections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Accepts no new connection, lets running requests finish for 12 s, then cuts the rest. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const unused = setTimeout(() => closeUnusedConnections(server), firstRequestMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(unused);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Browsers open connections in advance. Node does not count them as idle until their first request. */
function closeUnusedConnections(server: Server): void {
  for (const socket of openConnections.get(server) ?? [])
    if (socket.bytesRead === 0) socket.destroy();
}
