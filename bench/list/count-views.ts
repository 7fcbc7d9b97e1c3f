/** 2,000 views of one article a second for five seconds: every acknowledged one must be counted exactly once. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSite, readArticleList, readViewCount, viewsUrl } from '@site/contract';
import { fillMongodbStore } from '../../press-service/testing/fill-store';
import { findMongodb } from '../../press-service/testing/mongodb';
import { openStore } from '../../press-service/src/data/open-store';
import { withServers, type Start } from '../servers/with-servers';
import { quantile } from '../statistics/median';
import { listPath, startPress } from './press-under-test';
import type { Section } from './section';
import { runs, spread } from '../requests/take-turns';

const perSecond = 2_000;
const seconds = 5;
const total = perSecond * seconds;
const everyMs = 10;

interface Rush {
  readonly acknowledged: number;
  readonly counted: number;
  /** The number of different counts in the responses; each is the count after its own view. */
  readonly numbers: number;
  readonly achievedPerSecond: number;
  readonly p99Ms: number;
}

export async function countViews(): Promise<Section> {
  const rows: string[][] = [];
  const problems: string[] = [];
  const measure = async (name: string, env: Readonly<Record<string, string>>) => {
    const rushes = await withServers((start) => rushesOn(start, env));
    const exact = rushes.filter(isExact).length;
    if (exact < runs) problems.push(`${name}: ${runs - exact} of ${runs} runs are not exact`);
    rows.push([
      name,
      `${exact} of ${runs}`,
      spread(
        rushes.map(({ achievedPerSecond }) => achievedPerSecond),
        0,
      ),
      spread(
        rushes.map(({ p99Ms }) => p99Ms),
        1,
      ),
    ]);
  };
  await measure('embedded (SQLite)', {});
  const source = findMongodb();
  if (source)
    await withServers(async (start) => {
      const { uri } = await start(source.start());
      await (await openStore({ mongodbUri: uri, dataDir: '.' })).close();
      await fillMongodbStore(uri, 10);
      await measure(`MongoDB (${source.name})`, { MONGODB_URI: uri });
    });
  return {
    title: `${total.toLocaleString('en')} views of one article at ${perSecond.toLocaleString('en')} a second`,
    head: [
      'store',
      'runs in which every view was counted once',
      'acknowledged per second',
      '99 % within, ms',
    ],
    rows,
    problems,
  };
}

function isExact({ acknowledged, counted, numbers }: Rush): boolean {
  return acknowledged === total && counted === total && numbers === total;
}

async function rushesOn(start: Start, env: Readonly<Record<string, string>>): Promise<Rush[]> {
  const { port } = await startPress(start, 10, env);
  const rushes: Rush[] = [];
  for (let run = 0; run < runs; run += 1) rushes.push(await rush(port));
  return rushes;
}

async function rush(port: number): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { id, views: before } = await readNewest(port);
  const path = viewsUrl(defaultSite.key, id);
  const answers: Promise<{ readonly views: number | undefined; readonly ms: number }>[] = [];
  const startedAt = performance.now();
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    while (answers.length < due) answers.push(open(agent, port, path));
    await pause(everyMs);
  }
  const all = await Promise.all(answers);
  const tookS = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  const views = all.flatMap((one) => (one.views === undefined ? [] : [one.views]));
  // The list is cached for a second.
  await pause(1_100);
  return {
    acknowledged: views.length,
    counted: (await readNewest(port)).views - before,
    numbers: new Set(views).size,
    achievedPerSecond: views.length / tookS,
    p99Ms: quantile(
      all.map(({ ms }) => ms),
      0.99,
    ),
  };
}

async function readNewest(port: number) {
  const list = readArticleList(await (await fetch(`http://127.0.0.1:${port}${listPath}`)).json());
  const [newest] = list.articles;
  if (!newest) throw new Error('There is no article to open');
  return newest;
}

/** @returns the count in the response; undefined if the view was not acknowledged */
function open(agent: Agent, port: number, path: string) {
  const startedAt = performance.now();
  return new Promise<{ views: number | undefined; ms: number }>((resolve) => {
    const finish = (views: number | undefined) =>
      resolve({ views, ms: performance.now() - startedAt });
    const sent = request({ agent, port, path, method: 'POST' }, (response) => {
      text(response).then(
        (body) =>
          finish(response.statusCode === 200 ? readViewCount(JSON.parse(body)).views : undefined),
        () => finish(undefined),
      );
    });
    sent.on('error', () => finish(undefined));
    sent.end();
  });
}
