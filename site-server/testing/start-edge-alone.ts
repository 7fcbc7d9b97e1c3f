/** An edge of either kind in front of a test's fake services. */
import { rmSync } from 'node:fs';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from './copy-small-site';
import { startSiteServer, stopSiteServerHost } from './start-site-server';
import { siteServerSettings, startInFront, type EdgeAlone, type EdgeKind } from './start-site';

let released: Promise<SiteFolder> | undefined;
afterAll(async () => {
  await stopSiteServerHost();
  if (released) rmSync((await released).root, { recursive: true, force: true });
});

/**
 * All tests of a file share one released site: an edge only reads it.
 * @param address of the one server that replaces all upstreams, host:port
 * @param own a site that its test changes and removes
 */
export async function startEdgeBefore(
  kind: EdgeKind,
  address: string,
  env: Readonly<Record<string, string>> = {},
  own?: SiteFolder,
): Promise<EdgeAlone> {
  const site = own ?? (await (released ??= copySmallSite()));
  const inner = { press: address, forms: address };
  const siteServer = await startSiteServer(siteServerSettings(kind, site, inner, env));
  return startInFront(kind, siteServer, env);
}
