import { whyNoNginx } from '../../../nginx/testing/start-nginx';
import type { EdgeKind } from '../../../nginx/testing/start-site';
import { startCorpusSite, type CorpusSite } from '../corpus/corpus-site';
import { runCorpus, type CorpusReport } from '../corpus/run-corpus';
import { Checks } from '../runner/checks';
import type { OwnDrill } from '../runner/drill';

const edges: readonly EdgeKind[] = ['gateway', 'nginx'];
const perEdge = { sample: 700, full: 20_000 };
/** Fewer: an edge passes only some of them on, but may hide what a service answers to those. */
const perService = { sample: 300, full: 5_000 };
const firstSeed = 20_261;

export const hostileCorpus: OwnDrill = {
  title:
    'Seeded hostile requests at both edges and each service: no 5xx, no hang, no acknowledged registration lost',
  group: 'corpus',
  isSample: true,
  async runApart({ isSample }) {
    const checks = new Checks();
    const size = isSample ? 'sample' : 'full';
    const site = await startCorpusSite();
    try {
      const acknowledged: string[] = [];
      for (const [index, { name, ...service }] of site.inner.entries()) {
        const count = perService[size];
        const seed = firstSeed + 10 + index;
        const hasForms = name === 'form-service';
        const report = await runCorpus({ ...service, count, seed, hasForms });
        noteReport(checks.under(name), report);
        acknowledged.push(...report.acknowledged);
      }
      for (const [index, kind] of edges.entries()) {
        const reason = kind === 'nginx' ? whyNoNginx() : undefined;
        if (reason !== undefined) {
          checks.skip(`nginx: not tested (${reason})`);
          continue;
        }
        const seed = firstSeed + index;
        acknowledged.push(...(await attackEdge(site, kind, perEdge[size], seed, checks)));
      }
      await noteRegistrations(checks, site, acknowledged);
      checks.none('errors that a service reported of itself', site.errorLines());
    } finally {
      await site.stop();
    }
    return checks.list();
  },
};

/** @returns marks of the registrations that were acknowledged */
async function attackEdge(
  site: CorpusSite,
  kind: EdgeKind,
  count: number,
  seed: number,
  all: Checks,
): Promise<readonly string[]> {
  const checks = all.under(kind);
  const edge = await site.startEdge(kind);
  try {
    const report = await runCorpus({
      paths: site.paths,
      origin: edge.origin,
      count,
      seed,
      hasForms: true,
    });
    noteReport(checks, report);
    const { statuses } = report;
    checks.that('pages were shown', (statuses.get(200) ?? 0) > count / 20, 'too few');
    checks.that('registrations were acknowledged', report.acknowledged.length > 0, 'none');
    for (const path of ['/', '/sitemap.xml', '/api/press/health/ready'])
      checks.equal(`${path} afterwards`, (await fetch(edge.origin + path)).status, 200);
    checks.equal('the right password afterwards', await site.signIn(edge.origin), 200);
    return report.acknowledged;
  } finally {
    await edge.stop();
  }
}

function noteReport(checks: Checks, report: CorpusReport) {
  const { count, statuses, serverErrors, hangs, dropped } = report;
  const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  const what = (text: string) => `${text} of ${count} requests (${seen.join(', ')})`;
  checks.none(what('5xx'), serverErrors);
  checks.none('hangs', hangs);
  checks.none('connections closed without an answer', dropped);
}

async function noteRegistrations(checks: Checks, site: CorpusSite, marks: readonly string[]) {
  const stored = await site.exportRegistrations().catch((error: unknown) => {
    checks.add('the export after the corpus', String(error));
    return '';
  });
  const countOf = new Map<string, number>();
  for (const [mark] of stored.matchAll(/corpus-\d+-end/g))
    countOf.set(mark, (countOf.get(mark) ?? 0) + 1);
  checks.none(
    `acknowledged and lost of ${marks.length} registrations`,
    marks.filter((mark) => !countOf.has(mark)),
  );
  checks.none(
    'stored more than once',
    marks.filter((mark) => (countOf.get(mark) ?? 0) > 1),
  );
}
