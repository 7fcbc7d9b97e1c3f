import { whyNoNginx } from '@site/site-server/testing/start-nginx';
import type { EdgeKind } from '@site/site-server/testing/start-site';
import { startCorpusSite, type CorpusSite } from '../corpus/corpus-site';
import { runCorpus, type CorpusReport } from '../corpus/run-corpus';
import { expect, test as plain } from '../test';

interface Size {
  readonly perEdge: number;
  /** Fewer: an edge forwards only some requests, but may hide how a service responds to those. */
  readonly perService: number;
  readonly firstSeed: number;
  readonly tag: string | string[];
}

/** Other seeds are other requests: the large corpus does not repeat the sample. */
const sizes: readonly Size[] = [
  { perEdge: 700, perService: 300, firstSeed: 20_261, tag: ['@corpus', '@sample'] },
  { perEdge: 20_000, perService: 5_000, firstSeed: 30_261, tag: '@corpus' },
];
const services = ['press-service', 'form-service'] as const;
const edges: readonly EdgeKind[] = ['site-server', 'nginx'];

const test = plain.extend<object, { corpusSite: CorpusSite }>({
  corpusSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const site = await startCorpusSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ timeout: 20 * 60_000 });

for (const { perEdge, perService, firstSeed, tag } of sizes) {
  for (const [index, name] of services.entries())
    test(
      `${name}: ${perService} seeded hostile requests cause no 5xx, no hang and lose no acknowledged registration`,
      { tag },
      async ({ corpusSite: site }) => {
        const service = site.services.find((one) => one.name === name);
        if (!service) throw new Error(`${name} is not started`);
        const { origin, paths, cookie } = service;
        const report = await runCorpus({
          ...{ origin, paths, cookie },
          count: perService,
          seed: firstSeed + 10 + index,
          hasForms: name === 'form-service',
        });
        expectReport(report);
        await expectRegistrations(site, report.acknowledged);
      },
    );

  for (const [index, kind] of edges.entries())
    test(
      `${kind}: ${perEdge} seeded hostile requests cause no 5xx, no hang and lose no acknowledged registration`,
      { tag },
      async ({ corpusSite: site }) => {
        const reason = kind === 'nginx' ? whyNoNginx() : undefined;
        test.skip(reason !== undefined, `nginx: not tested (${reason})`);
        const report = await attackEdge(site, kind, perEdge, firstSeed + index);
        await expectRegistrations(site, report.acknowledged);
      },
    );
}

async function attackEdge(
  site: CorpusSite,
  kind: EdgeKind,
  count: number,
  seed: number,
): Promise<CorpusReport> {
  const edge = await site.startEdge(kind);
  try {
    const { origin } = edge;
    const report = await runCorpus({ paths: site.paths, origin, count, seed, hasForms: true });
    if (report.serverErrors.length > 0) noteUpstreamErrors(edge.output());
    expectReport(report);
    expect(report.statuses.get(200), 'pages served').toBeGreaterThan(count / 20);
    expect(report.acknowledged.length, 'acknowledged registrations').toBeGreaterThan(0);
    for (const path of ['/', '/sitemap.xml', '/api/press/health/ready'])
      expect((await fetch(origin + path)).status, `${path} afterwards`).toBe(200);
    expect(await site.signIn(origin), 'a sign-in afterwards').toBe(200);
    return report;
  } finally {
    await edge.stop();
  }
}

/** nginx writes the reason for a 502 into its log only. */
function noteUpstreamErrors(log: string) {
  const lines = log.split('\n').filter((line) => /\[(error|crit)\].*upstream/.test(line));
  plain.info().annotations.push({ type: 'figures', description: lines.slice(-5).join('\n') });
}

function expectReport({ count, statuses, serverErrors, hangs, dropped }: CorpusReport) {
  const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  plain.info().annotations.push({
    type: 'figures',
    description: `${count} requests: ${seen.join(', ')}`,
  });
  expect(serverErrors, '5xx').toEqual([]);
  expect(hangs, 'hangs').toEqual([]);
  expect(dropped, 'connections closed without a response').toEqual([]);
}

async function expectRegistrations(site: CorpusSite, marks: readonly string[]) {
  const stored = await site.exportRegistrations();
  const countOf = new Map<string, number>();
  for (const [mark] of stored.matchAll(/corpus-\d+-end/g))
    countOf.set(mark, (countOf.get(mark) ?? 0) + 1);
  const lost = marks.filter((mark) => !countOf.has(mark));
  expect(lost, `lost of ${marks.length} acknowledged registrations`).toEqual([]);
  const doubled = marks.filter((mark) => (countOf.get(mark) ?? 0) > 1);
  expect(doubled, 'registrations stored more than once').toEqual([]);
  expect(site.errorLines(), 'errors in the logs of the services').toEqual([]);
}
