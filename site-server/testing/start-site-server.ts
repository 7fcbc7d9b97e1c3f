/** A site server for one test, in the process that all site servers of a test file share (site-server-host.ts). */
import type { EdgeAlone } from './start-site';
import type { HostCommand, HostReply } from './site-server-host';
import { startServer, type RunningServer } from '@site/testing/start-server';

let host: Promise<RunningServer> | undefined;
let lastId = 0;

/** @param env its environment without PORT @throws Error when a setting is wrong */
export async function startSiteServer(env: Readonly<Record<string, string>>): Promise<EdgeAlone> {
  const port = await send({ id: (lastId += 1), start: env });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      // Hooks of a file run after the one that ends the host and its servers.
      if (host) await send({ id: (lastId += 1), stop: port });
    },
  };
}

/** Ends the shared process. */
export async function stopSiteServerHost(): Promise<void> {
  const running = host;
  host = undefined;
  await (await running)?.stop();
}

async function send(command: HostCommand): Promise<number> {
  const { child } = await (host ??= startServer('site-server/testing/site-server-host.ts', {}));
  return new Promise((resolve, reject) => {
    const listen = (reply: HostReply) => {
      if (reply.id !== command.id) return;
      child.off('message', listen);
      if ('error' in reply) reject(new Error(reply.error));
      else resolve(reply.port);
    };
    child.on('message', listen);
    child.send(command);
  });
}
