/** Changes by operators while visitors read: images, a broken image, one remote. */
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { changedText } from '../compose/changed-remote';
import { pressPath } from '../compose/visitor';
import { outputOf, runProcess } from '@site/testing/run-process';
import type { Engine } from './engines';
import { add, missedIn, seconds, startSiteTraffic, summary, type Sum } from './loss-steps';
import { versions } from './prepare-steps';
import { changeTo, containerOf, stack } from './site-steps';
import { imagePrefix, replicasOf, tasksOf, until, untilComplete } from './stack';
import { of, type SwarmSite } from './swarm-site';

const readsOfRollout = 50_000;
const pollMs = 500;

export async function rollOut(site: SwarmSite) {
  const [manager] = of(site, 'engines').managers;
  const startedAt = Date.now();
  let tookMs = 0;
  const total = await whileVisited(site, async (soFar) => {
    await changeTo(site, manager, versions.next);
    await until('every service is updated', () => isUpdated(manager), 600_000);
    await untilComplete(manager, stack, { withinMs: 180_000 });
    tookMs = Date.now() - startedAt;
    while (soFar().reads < readsOfRollout) await pause(pollMs);
  });
  const old = (await tasksOf(manager, stack)).filter(
    ({ image }) => !image.endsWith(`:${versions.next}`),
  );
  if (old.length > 0)
    throw new Error(`still the former image: ${old.map(({ service }) => service).join(', ')}`);
  site.figures.push([
    'Rollout of every image: reads, failed, time',
    `${total.reads}, ${total.failed}, ${seconds(tookMs)}`,
  ]);
  return expectNoneFailed(site, total);
}

/** Its server answers every request with 500, including the health check. */
export async function rollBackBroken(site: SwarmSite) {
  const [manager] = of(site, 'engines').managers;
  const service = 'press-service';
  const image = (version: string) => `${imagePrefix}/${service}:${version}`;
  let exposed = 0;
  let fewest = Infinity;
  const startedAt = Date.now();
  const total = await whileVisited(site, async () => {
    await manager.docker([
      ...['service', 'update', '--detach', '--no-resolve-image', '--quiet'],
      ...['--image', image(versions.broken), `${stack}_${service}`],
    ]);
    await until(
      'the service has rolled itself back',
      async () => {
        const tasks = (await tasksOf(manager, stack)).filter((task) => task.service === service);
        exposed = Math.max(
          exposed,
          tasks.filter((task) => task.image === image(versions.broken)).length,
        );
        fewest = Math.min(fewest, (await replicasOf(manager, stack)).get(service)?.healthy ?? 0);
        return (await updateOf(manager, service)) === 'rollback_completed';
      },
      300_000,
    );
  });
  await untilComplete(manager, stack, { withinMs: 60_000 });
  const now = new Set(
    (await tasksOf(manager, stack)).flatMap((task) =>
      task.service === service ? [task.image] : [],
    ),
  );
  if (exposed > 1 || fewest < 3 || [...now].join(' ') !== image(versions.next))
    site.missed.push(
      `broken image: ${exposed} replicas of it at a time, ${fewest} healthy at worst, now ${[...now].join(' ')}`,
    );
  site.figures.push([
    'Broken image: replicas of it at a time, healthy ones at worst, back after, failed reads',
    `${exposed}, ${fewest} of 3, ${seconds(Date.now() - startedAt)}, ${total.failed} of ${total.reads}`,
  ]);
  return expectNoneFailed(site, total);
}

export async function shipAndUndo(site: SwarmSite) {
  const visitor = of(site, 'visitor');
  const [manager] = of(site, 'engines').managers;
  const before = await visitor.read('/');
  const total = await whileVisited(site, async () => {
    await ship(manager);
    await visitor.waitForText(pressPath, changedText);
    const { engine, container } = await containerOf(site, 'release');
    await engine.docker([
      'exec',
      container,
      'npm',
      'run',
      '--silent',
      'rollback',
      '--',
      'mfe-press',
    ]);
    await visitor.waitForText(pressPath, changedText, false);
  });
  const { remotes } = await visitor.read('/');
  if (remotes !== before.remotes) throw new Error(`not as before: ${remotes}`);
  site.figures.push([
    'One remote shipped and undone: reads, failed',
    `${total.reads}, ${total.failed}`,
  ]);
  return expectNoneFailed(site, total);
}

async function ship({ host }: Engine): Promise<void> {
  const ended = await runProcess('sh', ['deploy/swarm/ship.sh', 'mfe-press'], {
    cwd: repositoryRoot,
    env: {
      DOCKER_HOST: host,
      IMAGE_PREFIX: imagePrefix,
      IMAGE_TAG: versions.next,
      STACK: stack,
    },
    limitMs: 180_000,
  });
  outputOf(ended, 'ship.sh');
}

/** @param work gets the number of reads so far */
async function whileVisited(
  site: SwarmSite,
  work: (soFar: () => Sum) => Promise<void>,
): Promise<Sum> {
  const traffic = startSiteTraffic(site);
  const total: Sum = { reads: 0, failed: 0, writes: 0, refused: 0, slowestMs: 0 };
  const take = () => {
    const counts = traffic.counts();
    if (counts.failedReads.length > 0) site.note(summary(counts));
    add(total, counts);
    return total;
  };
  try {
    await pause(2_000);
    await work(take);
    await pause(2_000);
  } finally {
    await traffic.stop();
  }
  return take();
}

function expectNoneFailed(site: SwarmSite, { reads, failed, writes, refused, slowestMs }: Sum) {
  const problems = failed > 0 ? [`${failed} of ${reads} reads failed`] : [];
  site.missed.push(...problems);
  return `${reads} reads, ${failed} failed, slowest ${slowestMs} ms; ${writes} writes, ${refused} without success${missedIn(problems)}`;
}

async function isUpdated(manager: Engine): Promise<boolean> {
  const services = [...(await replicasOf(manager, stack)).keys()];
  const states = await Promise.all(services.map((service) => updateOf(manager, service)));
  const failed = services.filter((_, index) => /paused|rollback/.test(states[index] ?? ''));
  if (failed.length > 0) throw new Error(`rolled back: ${failed.join(', ')}`);
  return states.every((state) => state === 'completed');
}

function updateOf({ docker }: Engine, service: string): Promise<string> {
  const state = '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}';
  return docker(['service', 'inspect', '--format', state, `${stack}_${service}`]);
}
