/**
 * `npm run bench -- dictionaries`: the size of an update and of a next page for a returning visitor (RFC 9842), and
 * 10,000 mixed requests to both edges. Exit code 1 above a limit or after a wrong response.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendDictionaryRequests } from '../../site-server/testing/send-dictionary-requests';
import { dictionaryTargets } from '../../site-server/testing/small-site';
import { startEdge, startSmallSite, type EdgeKind } from '../../site-server/testing/start-site';
import { whyNoNginx } from '../../site-server/testing/start-nginx';
import { buildChangedFrontends } from '../../tools/bundler/build-changed-frontends';
import { siteFolder, frontendNames } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { startFolder, withServers } from '../servers/with-servers';
import { quantile } from '../statistics/median';
import { weighNextPages } from './pages';
import { cell, measureUpdates } from './updates';

const requests = 10_000;
const problems: string[] = [];

/** Byte limits of one page's share of an update, and of a next page. */
const limits = {
  remote: { median: 1000, p95: 4000 },
  page: { median: 3500, most: 5500 },
};

export async function dictionaries(): Promise<void> {
  await updates();
  await nextPages();
  await mixedRequests();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function updates() {
  console.log('Updates of the last 20 commits, bytes: dcz and brotli of a page, of the whole part');
  const measured = await measureUpdates((line) => console.log(line));
  const remotes = measured.filter(({ part }) => part !== 'shell');
  const shells = measured.filter(({ part }) => part === 'shell');
  for (const [what, those] of [
    ['remotes', remotes],
    ['shell', shells],
  ] as const) {
    const [page, all] = [those.map((one) => one.page.dcz), those.map((one) => one.all.dcz)];
    const plain = quantile(
      those.map((one) => one.page.brotli),
      0.5,
    );
    console.log(
      `${what}: ${those.length} updates; a page: median ${quantile(page, 0.5)}, p95 ${quantile(page, 0.95)} (brotli median ${plain}); ` +
        `the whole: median ${quantile(all, 0.5)}, p95 ${quantile(all, 0.95)}`,
    );
  }
  const pages = remotes.map(({ page }) => page.dcz);
  hold("a remote's update, median", quantile(pages, 0.5), limits.remote.median);
  hold("a remote's update, p95", quantile(pages, 0.95), limits.remote.p95);
}

function nextPages() {
  return withServers(async (start) => {
    const root = await startFolder(start, mkdtempSync(join(tmpdir(), 'bench-dictionaries-')));
    await buildChangedFrontends(frontendNames, { report: () => undefined });
    const site = siteFolder(root);
    await releaseFrontends(site, frontendNames, 'http://localhost:8080');
    const { dictionary, pages } = weighNextPages(site);
    console.log(
      `\nNext pages with a dictionary of ${dictionary.bytes} bytes (${dictionary.brotli} in brotli)`,
    );
    for (const { path, dcz, brotli } of pages) console.log(cell(dcz), cell(brotli), path);
    const weights = pages.map(({ dcz }) => dcz);
    console.log(`median ${quantile(weights, 0.5)}, most ${Math.max(...weights)}\n`);
    hold('a next page, median', quantile(weights, 0.5), limits.page.median);
    hold('a next page, most', Math.max(...weights), limits.page.most);
  });
}

async function mixedRequests() {
  const reason = whyNoNginx();
  if (reason !== undefined) console.log(`nginx: not tested (${reason})`);
  const kinds: readonly EdgeKind[] =
    reason === undefined ? ['site-server', 'nginx'] : ['site-server'];
  await withServers(async (start) => {
    const small = await start(startSmallSite());
    for (const kind of kinds) {
      const edge = await start(startEdge(kind, small));
      const { dcz, failures } = await sendDictionaryRequests(
        edge.origin,
        dictionaryTargets(small.site),
        requests,
      );
      console.log(
        `${kind}: ${requests} mixed requests, ${dcz} answered by dcz, ${failures.length} failures`,
      );
      problems.push(...failures.slice(0, 10));
    }
  });
}

function hold(what: string, bytes: number, limit: number) {
  if (!(bytes <= limit)) problems.push(`${what}: ${bytes} bytes, at most ${limit}`);
}
