/** An edge of either kind in front of a test's fake services. */
import { rmSync } from 'node:fs';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from './copy-small-site';
import { startGateway, stopGatewayHost } from './start-gateway';
import { startEdge, type EdgeKind, type RunningEdge } from './start-site';

export type EdgeAlone = Pick<RunningEdge, 'origin' | 'stop'>;

let released: Promise<SiteFolder> | undefined;
afterAll(async () => {
  await stopGatewayHost();
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
  if (kind === 'nginx')
    return startEdge(
      kind,
      { site, inner: { press: address, forms: address, pages: address } },
      env,
    );
  const { port, stop } = await startGateway({
    SITE_DIR: site.root,
    PRESS_SERVICE: address,
    FORM_SERVICE: address,
    SSR_SERVER: address,
    ...env,
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
