/**
 * Runs any number of gateways in one process, each with its own settings, caches and limits: a test file starts dozens of
 * them, and a separate process would take a second for each. nginx/testing/start-gateway.ts is its client.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../gateway/config';
import { createGateway } from '../gateway/create-gateway';

export type HostCommand =
  | { readonly id: number; readonly start: Readonly<Record<string, string>> }
  | { readonly id: number; readonly stop: number };

export type HostReply =
  | { readonly id: number; readonly port: number }
  | { readonly id: number; readonly error: string };

const gateways = new Map<number, Server>();

async function start(env: Readonly<Record<string, string>>): Promise<number> {
  const config = readConfig({ ...env, PORT: '0' });
  const gateway = createGateway(config);
  await new Promise<void>((resolve, reject) => {
    gateway.once('error', reject);
    gateway.listen(0, config.host, resolve);
  });
  const { port } = gateway.address() as AddressInfo;
  gateways.set(port, gateway);
  return port;
}

async function stop(port: number): Promise<number> {
  const gateway = gateways.get(port);
  gateways.delete(port);
  await new Promise<void>((resolve) => {
    if (!gateway) return resolve();
    gateway.close(() => resolve());
    gateway.closeAllConnections();
  });
  return port;
}

const reply = (message: HostReply) => process.send?.(message);

process.on('message', (command: HostCommand) => {
  const { id } = command;
  void ('start' in command ? start(command.start) : stop(command.stop)).then(
    (port) => reply({ id, port }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
