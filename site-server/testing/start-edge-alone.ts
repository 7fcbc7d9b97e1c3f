/** An edge of either kind in front of a test's fake services. */
import { rmSync } from 'node:fs';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from './copy-small-site';
import { startSiteServer, stopSiteServerHost } from './start-site-server';
import { startNginxBefore, type EdgeKind, type RunningEdge } from './start-site';

export type EdgeAlone = Pick<RunningEdge, 'origin' | 'stop'>;

let released: Promise<SiteFolder> | undefined;
afterAll(async () => {
  await stopSiteServerHost();
  if (released) rmSync((await released).root, { recursive: true, force: true });
});

/**
 * All tests of a file share one released site: an edge only reads it.
 * @param address of the one server that replaces all upstreams, host:port
 */
export async function startEdgeBefore(
  kind: EdgeKind,
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EdgeAlone> {
  const site = await (released ??= copySmallSite());
  const siteServer = await startSiteServer({
    SITE_DIR: site.root,
    PRESS_SERVICE: address,
    FORM_SERVICE: address,
    ...env,
    ...(kind === 'nginx' && { TRUSTED_PROXIES: '127.0.0.1' }),
  });
  const origin = `http://127.0.0.1:${siteServer.port}`;
  if (kind === 'site-server') return { origin, stop: siteServer.stop };
  const nginx = await startNginxBefore(origin, env);
  return {
    origin: nginx.origin,
    async stop() {
      await nginx.stop();
      await siteServer.stop();
    },
  };
}
