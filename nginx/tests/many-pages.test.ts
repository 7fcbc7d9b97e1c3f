/** Resolving an address costs the same with ten thousand pages as with forty. Compares ratios, never absolute times. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, indexRoutes, pathOf, routes, type RouteEntry } from '@site/contract';
import { composeReleasedPages, addressTable } from '@site/release/edge';
import { readHeaders, readRelease, type SiteFolder } from '@site/release';
import { findFreePort } from '../../tools/start/free-port';
import { requestPipelined } from '../testing/request-pipelined';
import { copySmallSite } from '../testing/copy-small-site';
import { startNginx, whyNoNginx, type RunningNginx } from '../testing/start-nginx';

const many = Array.from({ length: 10_000 }, (_, number) => `/Many${number}/page`);
const nginxRounds = 5;
const gatewayRounds = 20;
/** Warm-up: caches fill and code is compiled. */
const warmUps = 3;
/**
 * On a quiet machine 1.0 to 1.2, on a busy one up to 1.5; a search through all pages would cost hundreds of times as
 * much.
 */
const mostCost = 3;

type Cost = () => Promise<number>;

/** The minimum counts: other load on the machine only adds to a round. */
async function compare(rounds: number, few: Cost, much: Cost): Promise<number> {
  const costs = { few: [] as number[], much: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    // They take turns in going first.
    const isSwapped = round % 2 !== 0;
    const [first, second] = isSwapped ? [much, few] : [few, much];
    const spent = [await first(), await second()];
    if (round < 0) continue;
    costs.few.push(spent[isSwapped ? 1 : 0] ?? 0);
    costs.much.push(spent[isSwapped ? 0 : 1] ?? 0);
  }
  return Math.min(...costs.much) / Math.min(...costs.few);
}

(whyNoNginx() === undefined ? describe : describe.skip)('nginx', () => {
  const paths = [
    '/Brand/intro',
    '/Brand/intro/',
    '/brand/intro',
    '/nowhere',
    encodePath(pathOf('customer')),
    encodePath(pathOf('customer').normalize('NFD')),
  ];
  // One each: an edge reloads whatever is written into its folder.
  const sites: SiteFolder[] = [];
  const edges: (RunningNginx & { port: number })[] = [];
  beforeAll(async () => {
    for (const more of [[], many]) {
      const site = await copySmallSite();
      sites.push(site);
      const headers = readHeaders(site.current);
      for (const path of more)
        headers[`${path.slice(1)}.html`] = { styleHashes: [`sha256-${path}`] };
      const release = readRelease(site);
      const table = addressTable(release);
      const released = {
        ...{ id: 1, headers, shell: '1', remotes: '', sites: release.table.sites },
        addresses: { ...table, pages: [...table.pages, ...more] },
      };
      const { text } = composeReleasedPages([released], []);
      writeFileSync(join(site.root, 'nginx/released-pages.conf'), text);
      const port = await findFreePort('127.0.0.1');
      const edge = await startNginx({
        siteFolder: site.root,
        httpPort: port,
        statusPort: await findFreePort('127.0.0.1'),
        env: {
          PRESS_SERVICE: '127.0.0.1:1',
          FORM_SERVICE: '127.0.0.1:1',
          SSR_SERVER: '127.0.0.1:1',
        },
      });
      edges.push({ ...edge, port });
    }
  });
  afterAll(async () => {
    await Promise.all(edges.map((edge) => edge.stop()));
    for (const { root } of sites) rmSync(root, { recursive: true, force: true });
  });

  test.each(paths)('%s', async (path) => {
    const costOf = (edge: (typeof edges)[number] | undefined) => async () => {
      if (!edge) throw new Error('nginx did not start');
      const before = edge.cpuNs();
      const requests = Array.from({ length: 500 }, () => path);
      expect(await requestPipelined(edge.port, requests)).toBe(requests.length);
      return Number(edge.cpuNs() - before);
    };
    const ratio = await compare(nginxRounds, costOf(edges[0]), costOf(edges[1]));
    expect(ratio).toBeLessThan(mostCost);
  });
});

describe('gateway', () => {
  const manyRoutes = [
    ...routes,
    ...many.map((path): RouteEntry => ({
      ...(routes[1] as RouteEntry),
      path: path as `/${string}`,
    })),
  ];
  const find = { few: indexRoutes(routes), many: indexRoutes(manyRoutes) };

  test.each(['/Brand/intro', '/nowhere', pathOf('press-article', { id: 'x' })])(
    '%s',
    async (path) => {
      const costOf = (lookUp: typeof find.few) => () => {
        const before = process.hrtime.bigint();
        for (let count = 0; count < 2_000; count += 1) lookUp(path);
        return Promise.resolve(Number(process.hrtime.bigint() - before));
      };
      expect(find.many('/Many9999/page')).toHaveLength(1);
      const ratio = await compare(gatewayRounds, costOf(find.few), costOf(find.many));
      expect(ratio).toBeLessThan(mostCost);
    },
  );
});
