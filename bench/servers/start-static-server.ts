/** One plain file server for every peer: precompressed files, the caching of the edge, no policy. Only pages differ. */
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pageFile } from '@site/release';
import { sendFile } from '../../site-server/src/files/send-file';
import { listen, type Server } from './listen';

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
  if (!existsSync(join(root, 'current/pages/index.html')))
    throw new Error(`${root} has no home page`);
  return listen(server);
}
