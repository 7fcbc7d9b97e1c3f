import { setTimeout as delay } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { sendRequest, type TestRequest } from '../../../nginx/testing/send-request';
import { sendSlowly } from '../../../nginx/testing/slow-visitors';
import {
  startEdge,
  startSmallSite,
  type EdgeKind,
  type SmallSite,
} from '../../../nginx/testing/start-site';
import { whyNoNginx } from '../../../nginx/testing/start-nginx';
import { Checks } from '../runner/checks';
import type { OwnDrill } from '../runner/drill';

const rounds = 300;
/** Below this a p99 of this machine says more about its other work than about the edge. */
const quietMs = 25;
const mostSlower = 2;
const attackers = Array.from({ length: 20 }, (_, index) => `127.0.1.${index + 1}`);

const floods = [
  { what: 'body', count: 130, name: '130 slow bodies' },
  { what: 'body', count: 1_000, name: '1,000 slow bodies' },
  { what: 'head', count: 1_000, name: '1,000 slow heads' },
] as const;

const questions: Readonly<Record<'pages' | 'press pages' | 'registrations', TestRequest>> = {
  pages: { path: '/Brand/intro' },
  'press pages': { path: encodePath(pathOf('press-list')) },
  registrations: {
    method: 'POST',
    path: '/forms/popup',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ name: '드릴', phone: '010-0000-0000', email: '', visitDate: '' }),
  },
};
type Measured = keyof typeof questions;
const kinds = Object.keys(questions) as Measured[];

export const slowVisitors: readonly OwnDrill[] = (['gateway', 'nginx'] as const).map((kind) => ({
  title: `${kind}: 1,000 slow heads and 1,000 slow bodies leave pages and registrations as quick as before`,
  group: 'slow',
  async runApart() {
    const checks = new Checks();
    const reason = kind === 'nginx' ? whyNoNginx() : undefined;
    if (reason !== undefined) {
      checks.skip(`nginx: not tested (${reason})`);
      return checks.list();
    }
    const site = await startSmallSite({ RATE_LIMIT_PER_MINUTE: '1000000' });
    try {
      await flood(kind, site, checks);
    } finally {
      await site.stop();
    }
    return checks.list();
  },
}));

async function flood(kind: EdgeKind, site: SmallSite, checks: Checks) {
  const generous = { READS_PER_SECOND: '10000', WRITES_PER_SECOND: '10000' };
  const edge = await startEdge(kind, site, generous);
  try {
    await measure(edge.origin, checks.under('warm up'));
    for (const { what, count, name } of floods) {
      const before = await measure(edge.origin, checks.under('before'));
      const slow = await sendSlowly(edge.origin, what, count, attackers);
      await delay(500);
      const under = checks.under(name);
      under.equal('are all open', slow.waiting(), count);
      const during = await measure(edge.origin, under);
      for (const measured of kinds) {
        const [was, is] = [before[measured], during[measured]];
        const figures = `p99 ${was.toFixed(1)} → ${is.toFixed(1)} ms`;
        const isQuick = is < mostSlower * Math.max(was, quietMs);
        under.that(`${measured} (${figures})`, isQuick, figures);
        console.log(`    ${kind}, ${name}, ${measured}: ${figures}`);
      }
      slow.stop();
      await delay(500);
    }
  } finally {
    await edge.stop();
  }
}

/** @returns the p99 of each kind in milliseconds; every request must be answered 200 */
async function measure(origin: string, checks: Checks): Promise<Record<Measured, number>> {
  const times: Record<Measured, number[]> = { pages: [], 'press pages': [], registrations: [] };
  const failed: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const measured of kinds) {
      const startedAt = performance.now();
      const { status } = await sendRequest(origin, questions[measured]);
      times[measured].push(performance.now() - startedAt);
      if (status !== 200) failed.push(`${measured} ${status}`);
    }
  checks.none('every visitor is served', failed);
  return {
    pages: p99(times.pages),
    'press pages': p99(times['press pages']),
    registrations: p99(times.registrations),
  };
}

function p99(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
