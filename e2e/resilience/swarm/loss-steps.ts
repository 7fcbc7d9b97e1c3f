/** Ends engines with their containers by SIGKILL, one after the other, while visitors read and write. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engines';
import { exportRegistrations, stack } from './site-steps';
import { tasksOf, until, untilComplete } from './stack';
import { of, type SwarmSite } from './swarm-site';
import { findLost, startTraffic, type Counts, type Traffic } from './traffic';

const replicated = ['press-service', 'form-service'];
const replicas = 3;
const backWithinMs = 15_000;
/** Of all reads while engines are lost. */
const maxFailedReads = 0.001;
const settleMs = 3_000;

export const losses = Number(process.env['RESILIENCE_LOSSES'] || 20);

export async function loseEngines(site: SwarmSite) {
  const {
    workers,
    managers: [manager],
  } = of(site, 'engines');
  const traffic = startSiteTraffic(site);
  const backMs: number[] = [];
  const total = { reads: 0, failed: 0, writes: 0, refused: 0, slowestMs: 0 };
  try {
    await pause(settleMs);
    for (let loss = 0; loss < losses; loss += 1) {
      const lost = workers[loss % workers.length];
      if (!lost) throw new Error('there is no engine');
      await lost.kill();
      const back = await untilReplicasAreBack(manager, lost.node);
      backMs.push(back.ms);
      await pause(settleMs);
      await lost.revive();
      await untilComplete(manager, stack, { withinMs: 180_000 });
      await pause(settleMs);
      const counts = traffic.counts();
      add(total, counts);
      site.note(
        `loss ${loss + 1}: ${lost.node}, replicas back after ${seconds(back.ms)} (${back.states}), ${summary(counts)}`,
      );
    }
  } finally {
    await traffic.stop();
  }
  add(total, traffic.counts());
  const lost = await lostWrites(site);
  const worst = Math.max(...backMs);
  site.figures.push(
    ['Engines ended by SIGKILL', String(losses)],
    ['… reads, failed', `${total.reads}, ${total.failed}`],
    ['… slowest read', `${total.slowestMs} ms`],
    ['… writes, without an answer', `${total.writes}, ${total.refused}`],
    [
      '… acknowledged registrations, articles, views: lost',
      `${site.acknowledged.phones.length}, ${site.acknowledged.articles.length}, ${site.acknowledged.views}: ${lost}`,
    ],
    [
      '… three replicas of both services back, median and at worst',
      `${seconds(median(backMs))}, ${seconds(worst)}`,
    ],
  );
  const problems = [
    ...(lost === '0, 0, 0' ? [] : [`lost registrations, articles, views: ${lost}`]),
    ...(total.failed > total.reads * maxFailedReads
      ? [`${total.failed} of ${total.reads} reads failed`]
      : []),
    ...(worst >= backWithinMs ? [`replicas back after ${backMs.map(seconds).join(', ')}`] : []),
  ];
  site.missed.push(...problems);
  return `${losses} engines lost, ${total.failed} of ${total.reads} reads failed${missedIn(problems)}`;
}

/** No task ends: without a leader a Swarm only makes no changes. */
export async function loseLeader(site: SwarmSite) {
  const { managers } = of(site, 'engines');
  const [manager] = managers;
  const leader = await nodeThatLeads(manager);
  const lost = managers.find(({ node }) => node === leader);
  const left = managers.find(({ node }) => node !== leader);
  if (!lost || !left) throw new Error(`the leader is ${leader}`);
  const before = await tasksOf(left, stack);
  const traffic = startSiteTraffic(site);
  let tookMs: number;
  try {
    await lost.kill();
    tookMs = await until(
      'another manager leads',
      async () => ![leader, undefined].includes(await nodeThatLeads(left)),
      60_000,
    );
    await pause(settleMs);
    await lost.revive();
    await untilComplete(left, stack, { withinMs: 120_000 });
  } finally {
    await traffic.stop();
  }
  const counts = traffic.counts();
  const after = await tasksOf(left, stack);
  const figure = `${seconds(tookMs)}; ${counts.failedReads.length} of ${counts.reads} reads failed`;
  site.figures.push(['The leading manager ended: another leads after', figure]);
  const problems = [
    ...(counts.failedReads.length > counts.reads * maxFailedReads
      ? [`a leader lost: ${summary(counts)}`]
      : []),
    ...(after.length === before.length
      ? []
      : [`a leader lost: ${after.length} of ${before.length} tasks`]),
  ];
  site.missed.push(...problems);
  return figure + missedIn(problems);
}

/** For the line of a step. */
export const missedIn = (problems: readonly string[]) =>
  problems.map((problem) => `\n  goal missed: ${problem}`).join('');

/** @throws Error while there is none */
async function nodeThatLeads({ docker }: Engine): Promise<string | undefined> {
  const rows = await docker(['node', 'ls', '--format', '{{.Hostname}} {{.ManagerStatus}}']);
  return rows
    .split('\n')
    .find((row) => row.endsWith(' Leader'))
    ?.split(' ')[0];
}

export function startSiteTraffic(site: SwarmSite): Traffic {
  return startTraffic({
    visitor: of(site, 'visitor'),
    cookie: of(site, 'cookie'),
    article: of(site, 'sourceBackup').article,
    acknowledged: site.acknowledged,
    nextPhone: site.nextPhone,
  });
}

/** @returns the number of acknowledged registrations, articles and views that the site lacks */
export async function lostWrites(site: SwarmSite): Promise<string> {
  const { article, views: before } = of(site, 'sourceBackup');
  // A list is a second old at most.
  await pause(2_000);
  let exported = '';
  // A store that is still catching up is not a lost write.
  await until(
    'the registrations are exported',
    async () => (exported = await exportRegistrations(site)) !== '',
    180_000,
  );
  const found = await findLost(of(site, 'balancer').send, exported, site.acknowledged, {
    article,
    before,
  });
  return `${found.registrations}, ${found.articles}, ${found.views}`;
}

/**
 * Tasks of the lost node count until its loss is detected, hence by node.
 * @returns the time, and when each state of a new task was first seen
 */
async function untilReplicasAreBack(manager: Engine, lostNode: string) {
  const startedAt = Date.now();
  const firstSeen = new Map<string, number>();
  const ms = await until(
    'three healthy replicas of both services on the nodes that are left',
    async () => {
      const tasks = (await tasksOf(manager, stack)).filter(
        ({ service, node }) => replicated.includes(service) && node !== lostNode,
      );
      for (const { service, node, state } of tasks) {
        const key = `${service} on ${node || 'no node'} ${state}`;
        if (!firstSeen.has(key)) firstSeen.set(key, Date.now() - startedAt);
      }
      return replicated.every(
        (service) =>
          tasks.filter((task) => task.service === service && task.state === 'Running').length >=
          replicas,
      );
    },
    120_000,
  );
  const states = [...firstSeen].map(([key, at]) => `${key} ${seconds(at)}`).join(', ');
  return { ms, states };
}

export interface Sum {
  reads: number;
  failed: number;
  writes: number;
  refused: number;
  slowestMs: number;
}

export function add(total: Sum, counts: Counts): void {
  total.reads += counts.reads;
  total.failed += counts.failedReads.length;
  total.writes += counts.writes;
  total.refused += counts.failedWrites.length;
  total.slowestMs = Math.max(total.slowestMs, counts.slowestReadMs);
}

export function summary({
  reads,
  failedReads,
  writes,
  failedWrites,
  slowestReadMs,
}: Counts): string {
  const why = [...new Set([...failedReads, ...failedWrites])]
    .slice(0, 3)
    .map((text) => text.slice(0, 200));
  return `${reads} reads, ${failedReads.length} failed, ${writes} writes, ${failedWrites.length} without success, slowest read ${slowestReadMs} ms${why.length > 0 ? `\n  ${why.join('\n  ')}` : ''}`;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
