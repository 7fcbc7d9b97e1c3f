import { setTimeout as delay } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { sendRequest, type TestRequest } from '@site/testing/send-request';
import { sendSlowly } from '@site/site-server/testing/slow-visitors';
import { whyNoNginx } from '@site/site-server/testing/start-nginx';
import {
  startEdge,
  startSmallSite,
  type EdgeKind,
  type SmallSite,
} from '@site/site-server/testing/start-site';
import { expect, test } from '../test';

/** With and without slow clients by turns, so that a stall of the machine meets both. */
const turns = 4;
const roundsPerTurn = 150;
/** Below this, a p99 depends more on the machine's other work than on the edge. */
const quietMs = 25;
const maxSlowdown = 2;
const attackers = Array.from({ length: 20 }, (_, index) => `127.0.1.${index + 1}`);

const floods = [
  { what: 'body', count: 130, name: '130 slow bodies' },
  { what: 'body', count: 1_000, name: '1,000 slow bodies' },
  { what: 'head', count: 1_000, name: '1,000 slow heads' },
] as const;

const requests: Readonly<Record<'pages' | 'press pages' | 'registrations', TestRequest>> = {
  pages: { path: '/Brand/intro' },
  'press pages': { path: encodePath(pathOf('press-list')) },
  registrations: {
    method: 'POST',
    path: '/forms/popup',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ name: '시험', phone: '010-0000-0000', email: '', visitDate: '' }),
  },
};
type RequestKind = keyof typeof requests;
const kinds = Object.keys(requests) as RequestKind[];

for (const edge of ['site-server', 'nginx'] as const)
  test(
    `${edge}: 1,000 slow heads and 1,000 slow bodies do not slow down pages and registrations`,
    { tag: '@slow' },
    async () => {
      test.setTimeout(15 * 60_000);
      const reason = edge === 'nginx' ? whyNoNginx() : undefined;
      test.skip(reason !== undefined, `nginx: not tested (${reason})`);
      const site = await startSmallSite({ RATE_LIMIT_PER_MINUTE: '1000000' });
      try {
        await expectUnaffected(edge, site);
      } finally {
        await site.stop();
      }
    },
  );

async function expectUnaffected(kind: EdgeKind, site: SmallSite) {
  const generous = { READS_PER_SECOND: '10000', WRITES_PER_SECOND: '10000' };
  const edge = await startEdge(kind, site, generous);
  try {
    await measure(edge.origin, 'warm up');
    for (const flood of floods) {
      const before = noTimes();
      const during = noTimes();
      for (let turn = 0; turn < turns; turn += 1) {
        addTimes(before, await measure(edge.origin, 'before'));
        addTimes(during, await measureDuring(edge.origin, flood));
      }
      for (const kind of kinds) {
        const [quiet, slow] = [p99(before[kind]), p99(during[kind])];
        const figures = `${flood.name}, ${kind}: p99 ${quiet.toFixed(1)} → ${slow.toFixed(1)} ms`;
        expect(slow, figures).toBeLessThan(maxSlowdown * Math.max(quiet, quietMs));
        test.info().annotations.push({ type: 'figures', description: figures });
      }
    }
  } finally {
    await edge.stop();
  }
}

async function measureDuring(origin: string, { what, count, name }: (typeof floods)[number]) {
  const slow = await sendSlowly(origin, what, count, attackers);
  try {
    await delay(500);
    expect(slow.waiting(), `${name}: open connections`).toBe(count);
    return await measure(origin, name);
  } finally {
    slow.stop();
    await delay(500);
  }
}

/** @returns the milliseconds of every request; each must be answered 200 */
async function measure(origin: string, phase: string): Promise<Times> {
  const times = noTimes();
  const failed: string[] = [];
  for (let round = 0; round < roundsPerTurn; round += 1)
    for (const kind of kinds) {
      const startedAt = performance.now();
      const { status } = await sendRequest(origin, requests[kind]);
      times[kind].push(performance.now() - startedAt);
      if (status !== 200) failed.push(`${kind} ${status}`);
    }
  expect(failed, `${phase}: failed requests`).toEqual([]);
  return times;
}

type Times = Record<RequestKind, number[]>;

function noTimes(): Times {
  return { pages: [], 'press pages': [], registrations: [] };
}

function addTimes(all: Times, more: Times): void {
  for (const kind of kinds) all[kind].push(...more[kind]);
}

function p99(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
