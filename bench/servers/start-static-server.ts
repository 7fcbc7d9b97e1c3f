/** One plain file server for every peer: precompressed files, the caching of the edge, no policy. Only pages differ. */
import { existsSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pageFile } from '@site/build/release';
import { sendFile } from '../../nginx/gateway/send-file';
import type { Server } from './server';

const immutable = /^\/(shell|remotes|media|one-bundle|_astro|_next)\//;

/** @param root a folder like a released site: pages under current/pages, other files by their address */
export async function startStaticServer(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://static').pathname);
    const file = [`/current/pages/${pageFile(path)}`, `/public${path}`, `/current${path}`].find(
      (candidate) => statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile(),
    );
    sendFile(request, response, {
      root,
      file: file ?? path,
      cache: immutable.test(path) ? 'immutable' : 'no-cache',
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  if (!existsSync(join(root, 'current/pages/index.html')))
    throw new Error(`${root} has no home page`);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
