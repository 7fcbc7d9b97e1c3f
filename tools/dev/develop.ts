import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '@site/site-server';
import { answerRequest } from './answer-request';
import { checkTypes } from './check-types';
import type { MessageChannel } from './message-channel';
import type { Frontends } from './render-document';
import { watchSources } from './watch-sources';

interface Options extends Frontends {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path, of this checkout only. */
  readonly cacheFolder: string;
  /** The running site, http or https. */
  readonly origin: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly channel: MessageChannel;
  /** The TypeScript program of what is developed, relative to the root. */
  readonly types: string;
  /** Folders of sources, relative to the root, and what else to do when they change. */
  readonly sources: readonly { readonly folder: string; readonly change?: () => void }[];
}

/**
 * Serves the frontends of a checkout in a running site, on loopback. An edit is on the open pages at once, with their state;
 * mistakes are shown over them.
 * @throws Error when the port is taken
 */
export async function develop(options: Options) {
  const { root, sources, shell, remotes, channel } = options;
  const site = { ...options, pool: openPool(options.origin) };
  const server = createServer((request, response) => void answerRequest(request, response, site));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  await shell.compiled?.start();
  const types = checkTypes({
    ...{ root, program: options.types, cacheFolder: options.cacheFolder },
    onChecked: channel.send,
  });
  const folders = sources.map(({ folder }) => folder);
  const unwatch = watchSources(root, folders, (changed) => {
    shell.change();
    for (const remote of remotes) remote.change();
    types.change();
    for (const { folder, change } of sources) if (changed.includes(folder)) change?.();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      unwatch();
      types.stop();
      channel.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      for (const { compiled } of [shell, ...remotes]) await compiled?.stop();
    },
  };
}
