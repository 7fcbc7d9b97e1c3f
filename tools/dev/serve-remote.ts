import { createServer } from 'node:http';
import { openPool } from '@site/site-server';
import type { RemoteName } from '@site/contract';
import type { BuildManifest } from '@site/release';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { buildFrontend } from '../bundler/build-frontend';
import type { DevSettings } from './config';
import { answerWithRemote } from './answer-with-remote';
import { buildChanges } from './build-changes';
import { loadOwnBundles, type OwnBundles } from './render-own-parts';
import type { DevServer } from './serve-site';

/**
 * Runs one remote of this checkout in a running site. This server replaces it in the pages and in the release manifest that
 * it forwards; the deployed shell needs no override.
 * @param shellBundle for Node; default: this checkout's, which is built
 */
export async function serveRemote(
  name: RemoteName,
  { origin, port }: DevSettings,
  log: (line: string) => void,
  shellBundle?: string,
): Promise<DevServer & { readonly origin: string }> {
  // Kept here, because dist/ is incomplete during a build.
  let manifest: BuildManifest;
  let bundles: OwnBundles;
  const build = async () => {
    manifest = await buildFrontend(name);
    bundles = loadOwnBundles(name, shellBundle);
    log(`${name} ${manifest.version} built; reload the page`);
  };
  const update = buildChanges([name], build, log);
  // Its bundle renders the HTML of the remote.
  if (shellBundle === undefined) await buildChangedFrontends(['shell'], { report: log });
  await build();
  const pool = openPool(origin);
  const server = createServer((request, response) => {
    void answerWithRemote(request, response, { name, origin, pool, manifest, bundles, log });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  log(`ready http://localhost:${used} (${name} from this checkout, the rest from ${origin})`);
  return {
    origin: `http://localhost:${used}`,
    update,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
