import { createServer } from 'node:http';
import type { RemoteName } from '@site/contract';
import { readBuildManifest } from '@site/release';
import { buildFrontend } from '../bundler/build-frontend';
import { recordFingerprint } from '../bundler/source-fingerprint';
import { openPool } from '@site/forwarding';
import type { DevSettings } from './config';
import { answerWithRemote } from './answer-with-remote';
import { watchSources } from './watch-sources';

/**
 * Tries one remote of this checkout in a running site. The replacement happens here, in the release map on its
 * way through; the deployed shell knows no override and needs none.
 */
export async function serveRemote(
  name: RemoteName,
  { origin, port }: DevSettings,
  say: (line: string) => void,
): Promise<void> {
  const build = async () => {
    const { version } = await buildFrontend(name);
    recordFingerprint(name);
    say(`${name} ${version} built; reload the page`);
  };
  await build();
  watchSources(name, build, say);
  const pool = openPool(origin);
  const server = createServer((request, response) => {
    const remote = { name, origin, pool, manifest: readBuildManifest(name) };
    void answerWithRemote(request, response, remote);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  say(`ready http://localhost:${used} (${name} from here, everything else from ${origin})`);
}
