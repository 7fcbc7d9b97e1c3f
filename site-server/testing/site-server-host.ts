/**
 * Runs any number of site servers in one process, each with its own settings, caches and limits: a test file starts dozens of
 * them, and a separate process would take a second for each. start-site-server.ts is its client.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../src/config';
import { createSiteServer } from '../src/create-site-server';
import { followRenderer, type FollowedRenderer } from '../src/release/follow-renderer';

export type HostCommand =
  | { readonly id: number; readonly start: Readonly<Record<string, string>> }
  | { readonly id: number; readonly stop: number };

export type HostReply =
  | { readonly id: number; readonly port: number }
  | { readonly id: number; readonly error: string };

const servers = new Map<number, Server>();
const renderers = new Map<string, FollowedRenderer>();

/** Ends with this process. */
const shareRenderer: typeof followRenderer = (root, metrics) => {
  const shared = renderers.get(root) ?? followRenderer(root, metrics);
  renderers.set(root, shared);
  return { ...shared, stop: () => Promise.resolve() };
};

async function start(env: Readonly<Record<string, string>>): Promise<number> {
  const config = readConfig({ ...env, PORT: '0' });
  const { server } = createSiteServer(config, undefined, shareRenderer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  servers.set(port, server);
  return port;
}

async function stop(port: number): Promise<number> {
  const server = servers.get(port);
  servers.delete(port);
  await new Promise<void>((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
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
