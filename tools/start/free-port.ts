import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take a port before its server starts. */
const lowest = 20_000;
const end = 32_768;
const maxTries = 100;

/** @returns a free port, which no other caller on this machine gets while this process runs @throws Error of the last attempt */
export async function findFreePort(host: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(lowest, end);
    try {
      await reserve(port);
      return await probe(host, port);
    } catch (error) {
      if (tries === maxTries) throw error;
    }
  }
}

/** By the UDP port of the same number, which the site does not use: the system gives it to one process, and frees it. */
async function reserve(port: number): Promise<void> {
  const socket = createSocket('udp4').unref();
  try {
    socket.bind({ port, address: '127.0.0.1', exclusive: true });
    await once(socket, 'listening');
  } catch (error) {
    socket.close();
    throw error;
  }
}

export function isFree(host: string, port: number): Promise<boolean> {
  return probe(host, port).then(
    () => true,
    () => false,
  );
}

/** @throws Error that names the port and the variable to set when the port is in use. */
export async function requirePort(host: string, port: number): Promise<number> {
  try {
    return await probe(host, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      fail(`Port ${port} is taken. Set another one: PORT=${port + 1} npm start`, error);
    if (code === 'EACCES')
      fail(`Port ${port} needs more rights. Set another one: PORT=8080 npm start`, error);
    return fail(`Cannot listen on ${host}:${port} (${code}). Set HOST and PORT.`, error);
  }
}

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
