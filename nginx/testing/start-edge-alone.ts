/** A released site and an edge of either kind before whatever the test puts there. */
import { rmSync } from 'node:fs';
import { updateEdge } from '@site/release/edge';
import type { SiteFolder } from '@site/release';
import { releaseSmallSite, writeSmallSite } from './small-site';
import { startEdge, type EdgeKind, type RunningEdge } from './start-site';

export async function releaseAlone(): Promise<SiteFolder> {
  const site = await writeSmallSite();
  const nobody = updateEdge('http://127.0.0.1:1', () => undefined);
  await releaseSmallSite(site, '1', undefined, nobody);
  return site;
}

let released: Promise<SiteFolder> | undefined;
afterAll(async () => {
  if (released) rmSync((await released).root, { recursive: true, force: true });
});

/**
 * All tests of a file share one released site: an edge only reads it.
 * @param address of the one server that stands for all inner ones, host:port
 */
export async function startEdgeBefore(
  kind: EdgeKind,
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningEdge> {
  const site = await (released ??= releaseAlone());
  const inner = { press: address, forms: address, pages: address };
  return startEdge(kind, { site, inner }, env);
}
