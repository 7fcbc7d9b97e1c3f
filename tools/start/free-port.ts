import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take a port before its server starts. */
const lowest = 20_000;
const end = 32_768;
const maxTries = 100;

/** @returns a port that is free now @throws Error of the last attempt */
export async function findFreePort(host: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await probe(host, randomInt(lowest, end));
    } catch (error) {
      if (tries === maxTries) throw error;
    }
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
