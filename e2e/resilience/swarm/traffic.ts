/** 200 reads and 20 writes a second through the balancer, with the acknowledged writes. */
import { setTimeout as pause } from 'node:timers/promises';
import { articlesUrl, defaultSite } from '@site/contract';
import { pressPath, type Visitor } from '../compose/visitor';

const readsPerSecond = 200;
const writesPerSecond = 20;
const tickMs = 20;
/** One write in this many publishes an article, the others register or view one. */
const articleEvery = 100;
/** Each length of a list is a separate request for caches and services. */
const listLengths = 10;

/** The acknowledged writes; the test looks for each of them at the end. */
export interface Acknowledged {
  readonly phones: string[];
  readonly articles: string[];
  views: number;
}

export interface Counts {
  readonly reads: number;
  readonly failedReads: readonly string[];
  readonly writes: number;
  readonly failedWrites: readonly string[];
  readonly slowestReadMs: number;
}

export interface Traffic {
  /** Of the time since the previous call. */
  readonly counts: () => Counts;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly visitor: Visitor;
  readonly cookie: string;
  /** The article that visitors view. */
  readonly article: string;
  readonly acknowledged: Acknowledged;
  readonly nextPhone: () => string;
}

export function startTraffic({
  visitor,
  cookie,
  article,
  acknowledged,
  nextPhone,
}: Options): Traffic {
  let counts = newCounts();
  const over = new AbortController();
  const running = new Set<Promise<void>>();
  const pages = ['/', '/FloorPlan/84A', '/Brand/intro', pressPath, `${pressPath}/${article}`];
  const read = (n: number) =>
    n % 6 === 5 ? visitor.list(1 + (n % listLengths)) : visitor.read(pages[n % 6] ?? '/');
  const write = async (n: number) => {
    if (n % articleEvery === 0) {
      const id = await visitor.publish(cookie, `resilience ${n}`);
      acknowledged.articles.push(id);
    } else if (n % 2 === 0) {
      await visitor.open(article);
      acknowledged.views += 1;
    } else {
      const phone = nextPhone();
      await visitor.register(phone);
      acknowledged.phones.push(phone);
    }
  };
  const start = (work: () => Promise<unknown>, failed: string[], done: (ms: number) => void) => {
    const startedAt = performance.now();
    const one: Promise<void> = work()
      .catch((error: unknown) => void failed.push((error as Error).message))
      .then(() => {
        done(Math.round(performance.now() - startedAt));
        running.delete(one);
      });
    running.add(one);
  };
  const senders = (async () => {
    const startedAt = performance.now();
    for (let reads = 0, writes = 0; !over.signal.aborted; await pause(tickMs)) {
      const seconds = (performance.now() - startedAt) / 1000;
      for (; reads < seconds * readsPerSecond; reads += 1) {
        const [n, into] = [reads, counts];
        into.reads += 1;
        start(
          () => read(n),
          into.failedReads,
          (ms) => (into.slowestReadMs = Math.max(into.slowestReadMs, ms)),
        );
      }
      for (; writes < seconds * writesPerSecond; writes += 1) {
        const n = writes;
        counts.writes += 1;
        start(
          () => write(n),
          counts.failedWrites,
          () => undefined,
        );
      }
    }
  })();
  return {
    counts() {
      const before = counts;
      counts = newCounts();
      return before;
    },
    async stop() {
      over.abort();
      await senders;
      await Promise.all(running);
    },
  };
}

function newCounts() {
  return {
    reads: 0,
    failedReads: [] as string[],
    writes: 0,
    failedWrites: [] as string[],
    slowestReadMs: 0,
  };
}

/** @returns a generator of distinct phone numbers: each is the idempotency key of its post */
export function createNextPhone(first: number): () => string {
  let next = first;
  return () => {
    const digits = String(next);
    next += 1;
    return `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
  };
}

/** @returns the number of acknowledged writes that the site lacks, by kind */
export async function findLost(
  send: (path: string) => Promise<{ status: number; text: string }>,
  exported: string,
  { phones, articles, views }: Acknowledged,
  viewed: { article: string; before: number },
): Promise<{ registrations: number; articles: number; views: number }> {
  const stored = new Set(exported.match(/010-\d{4}-\d{4}/g));
  const list = articlesUrl(defaultSite.key);
  let missing = 0;
  for (const id of articles) if ((await send(`${list}/${id}`)).status !== 200) missing += 1;
  const { text } = await send(`${list}/${viewed.article}`);
  const counted = Number(/"views":(\d+)/.exec(text)?.[1]) - viewed.before;
  return {
    registrations: phones.filter((phone) => !stored.has(phone)).length,
    articles: missing,
    views: Math.max(0, views - counted),
  };
}
