/**
 * Runs any number of site servers in one process, each with its own settings, caches and limits: a test file starts dozens of
 * them, and a separate process would take a second for each. start-site-server.ts is its client.
 */
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { readConfig } from '../src/config';
import { createSiteServer } from '../src/create-site-server';
import { followRenderer, type FollowedRenderer } from '../src/release/follow-renderer';

export type HostCommand =
  | { readonly id: number; readonly start: Readonly<Record<string, string>> }
  | { readonly id: number; readonly stop: number };

export type HostReply =
  | { readonly id: number; readonly port: number }
  | { readonly id: number; readonly error: string };

const servers = new Map<number, LoopbackServer>();
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
  const served = await serveOnLoopback(server);
  servers.set(served.port, served);
  return served.port;
}

async function stop(port: number): Promise<number> {
  const served = servers.get(port);
  servers.delete(port);
  await served?.stop();
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
