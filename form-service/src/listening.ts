import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config';

type Address = Pick<Config, 'host' | 'port'>;

/** Tells the operator and, over IPC, the process that started us. */
export function announce(server: Server, { host }: Address, log: (line: string) => void): void {
  const { port } = server.address() as AddressInfo;
  log(`form-service ready on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  process.send?.({ type: 'ready', port });
}

/** @returns what is wrong with the address, and which setting changes it */
export function explainListenFault({ code }: NodeJS.ErrnoException, at: Address): string {
  const place = `form-service cannot listen on port ${at.port} of ${at.host}`;
  if (code === 'EADDRINUSE') {
    return `${place}: the port ${at.port} is taken. Set PORT to another number, or to 0 for a free one.`;
  }
  if (code === 'EACCES') {
    return `${place}: this user may not use the port ${at.port}. Set PORT to a number above 1023.`;
  }
  return `${place}: ${code ?? 'unknown fault'}. Set HOST to an address of this machine.`;
}
