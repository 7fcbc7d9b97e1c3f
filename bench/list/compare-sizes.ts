/** The time of the store for a page of the list, by the number of its articles. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSite } from '@site/contract';
import { openStore } from 'press-service/open-store';
import type { ListPosition, PressStore } from 'press-service/press-store';
import {
  dateOfFilled,
  fillEmbeddedStore,
  fillMongodbStore,
} from 'press-service/testing/fill-store';
import { findMongodb } from 'press-service/testing/mongodb';
import { startFolder, withServers, type Start } from '../servers/with-servers';
import { median } from '../statistics/median';
import type { Section } from './section';
import { ratios, spread, takeTurns } from '../requests/take-turns';

const sizes = [1_000, 100_000, 1_000_000];
/** FerretDB reads every article for each page; 100,000 exceed the driver's time limit of 10 s. */
const sizesOfFerretdb = [1_000, 10_000];
const maxCalls = 500;
const longestMs = 1_000;
const flat = 1.5;

interface Store {
  readonly count: number;
  readonly store: PressStore;
}

export function compareEmbeddedSizes(): Promise<Section> {
  return withServers(async (start) => {
    const stores: Store[] = [];
    for (const count of sizes) {
      const dataDir = await startFolder(start, mkdtempSync(join(tmpdir(), 'bench-list-')));
      fillEmbeddedStore(dataDir, count);
      stores.push({ count, store: await open(start, { dataDir }) });
    }
    return compare('the embedded store (SQLite)', stores, true);
  });
}

/** @returns undefined without a MongoDB server */
export function compareMongodbSizes(): Promise<Section | undefined> {
  const source = findMongodb();
  if (!source) return Promise.resolve(undefined);
  const isFerretdb = source.name === 'FerretDB';
  return withServers(async (start) => {
    const server = await start(source.start());
    const stores: Store[] = [];
    for (const count of isFerretdb ? sizesOfFerretdb : sizes) {
      const mongodbUri = server.uri.replace(/(press_test_\w+)/, `$1_${count}`);
      // Opened first: that creates the indexes.
      const store = await open(start, { mongodbUri, dataDir: tmpdir() });
      await fillMongodbStore(mongodbUri, count);
      stores.push({ count, store });
    }
    return compare(`the MongoDB store (${source.name})`, stores, !isFerretdb);
  });
}

async function open(start: Start, location: Parameters<typeof openStore>[0]): Promise<PressStore> {
  const store = await openStore(location);
  await start(Promise.resolve({ stop: () => store.close() }));
  return store;
}

async function compare(
  name: string,
  stores: readonly Store[],
  mustBeFlat: boolean,
): Promise<Section> {
  const pages = (['first', 'middle'] as const).flatMap((page) =>
    stores.map(({ count, store }) => {
      const after = page === 'first' ? Date.now() : dateOfFilled(Math.round(count / 2));
      return [
        keyOf(page, count),
        () => measure(store, { dateMs: after, id: '0'.repeat(24) }),
      ] as const;
    }),
  );
  const costs = await takeTurns(new Map(pages));
  const least = keyOf('first', stores[0]?.count ?? 0).replace('first', '');
  const problems: string[] = [];
  const rows = pages.map(([key]) => {
    const page = key.split(' ')[0] ?? '';
    const ratio = ratios(costs, key, `${page}${least}`);
    if (mustBeFlat && median(ratio) > flat)
      problems.push(`${name}, ${key}: ${median(ratio).toFixed(2)} ×, at most ${flat}`);
    return [key, spread(costs.get(key) ?? [], 3), spread(ratio)];
  });
  return {
    title: `A page of ${name} by the number of articles`,
    head: ['page, articles', 'ms', '× the smallest store'],
    rows,
    problems,
  };
}

function keyOf(page: string, count: number): string {
  return `${page} of ${count.toLocaleString('en')}`;
}

/** @returns the median of many calls, in milliseconds */
async function measure({ articles }: PressStore, after: ListPosition): Promise<number> {
  const costs: number[] = [];
  const endsAt = performance.now() + longestMs;
  while (costs.length < maxCalls && (costs.length < 3 || performance.now() < endsAt)) {
    const startedAt = performance.now();
    const found = await articles.list(defaultSite.key, { after, limit: 11 });
    costs.push(performance.now() - startedAt);
    if (found.length !== 11) throw new Error(`A page has ${found.length} articles, not 11`);
  }
  return median(costs);
}
