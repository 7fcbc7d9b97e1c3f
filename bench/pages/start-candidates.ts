/** Starts all servers that serve a candidate, each on its own port. */
import { join } from 'node:path';
import { startEdge } from '@site/site-server/testing/start-site';
import { whyNoNginx } from '@site/site-server/testing/start-nginx';
import type { SiteFolder } from '@site/release';
import { writeLimitSite } from '../limit/write-limit-site';
import { startServices } from '../servers/start-services';
import { startStaticServer } from '../servers/start-static-server';
import type { Start } from '../servers/with-servers';
import { benchFolder } from '../site/bench-folder';
import type { Edge, PagesOptions } from './read-options';

/** Of the site and of its limit pages behind the same kind of server. */
export interface Origins {
  readonly site: string;
  readonly limit: string;
}

interface Candidates {
  readonly edges: readonly (Origins & { readonly edge: Edge })[];
  /** Behind a plain file server. */
  readonly files: Origins;
  readonly articleId: string;
}

type Report = (line: string) => void;

export async function startCandidates(
  site: SiteFolder,
  { edges }: Pick<PagesOptions, 'edges'>,
  start: Start,
  report: Report,
): Promise<Candidates> {
  const limit = await writeLimitSite(site, join(benchFolder, 'limit'));
  const { inner, articleId } = await startServices(site, start);
  const served: Candidates['edges'][number][] = [];
  for (const edge of edges.filter((one) => isThere(one, report))) {
    served.push({
      edge,
      site: asVisited(await start(startEdge(edge, { site, inner }))),
      limit: asVisited(await start(startEdge(edge, { site: limit, inner }))),
    });
  }
  const serve = async ({ root }: SiteFolder) => asVisited(await start(startStaticServer(root)));
  return {
    edges: served,
    files: { site: await serve(site), limit: await serve(limit) },
    articleId,
  };
}

function isThere(edge: Edge, report: Report): boolean {
  const why = edge === 'nginx' ? whyNoNginx() : undefined;
  if (why !== undefined) report(`nginx: not measured (${why})`);
  return why === undefined;
}

/** `localhost`, because Chromium treats it like https. */
function asVisited({ origin }: { readonly origin: string }): string {
  return origin.replace('127.0.0.1', 'localhost');
}
