import { createServer } from 'node:http';
import type { RemoteName } from '@site/contract';
import { buildFrontend } from '../bundler/build-frontend';
import { openPool } from '@site/forwarding';
import type { DevSettings } from './config';
import { answerWithRemote } from './answer-with-remote';
import { watchSources } from './watch-sources';

/**
 * Runs one remote of this checkout in a running site. This server replaces it in the release manifest that it forwards;
 * the deployed shell needs no override.
 */
export async function serveRemote(
  name: RemoteName,
  { origin, port }: DevSettings,
  log: (line: string) => void,
): Promise<void> {
  const build = async () => {
    const built = await buildFrontend(name);
    log(`${name} ${built.version} built; reload the page`);
    return built;
  };
  // Kept here, because dist/ has no manifest during a build.
  let manifest = await build();
  watchSources(
    name,
    async () => {
      manifest = await build();
    },
    log,
  );
  const pool = openPool(origin);
  const server = createServer((request, response) => {
    void answerWithRemote(request, response, { name, origin, pool, manifest });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  log(`ready http://localhost:${used} (${name} from this checkout, the rest from ${origin})`);
}
