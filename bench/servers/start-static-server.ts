/** One plain file server for every peer: precompressed files, the caching of the edge, no policy. Only pages differ. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '@site/release';
import { sendFile } from '@site/site-server/send-file';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

/** A server that the bench started, with its pages at `origin`. */
export interface BenchServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const immutable = /^\/(shell|remotes|media|one-bundle|_astro|_next)\//;

/** @param root a folder like a released site: pages under current/pages, other files by their address */
export async function startStaticServer(root: string): Promise<BenchServer> {
  const { port, stop } = await serveOnLoopback((request, response) => {
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
  return { origin: `http://localhost:${port}`, stop };
}
