import { randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import { deriveKeys } from '../keys/derived-keys';
import type { Collections } from './documents';
import { createMongodbRegistrations } from './mongodb-registrations';

const ids = Array.from({ length: 2_500 }, (_, n) => ({ _id: `entry-${n}` }));
const entries = ids.map(({ _id }, number) => ({
  _id,
  number,
  form: 'popup',
  receivedAt: '2026-11-22T00:00:00.000Z',
  sealed: new Binary(Buffer.alloc(0)),
}));

type Filter = Readonly<Record<string, { readonly $in?: readonly string[] } | undefined>>;

/** Records how many ids each command names. */
function fakeCollections() {
  const named: number[] = [];
  const command = (filter: Filter = {}) => {
    const { length } = filter['_id']?.$in ?? filter['entry']?.$in ?? [];
    if (length > 0) named.push(length);
    return length;
  };
  const changed = async (filter: Filter) => {
    const count = command(filter);
    return { deletedCount: count, modifiedCount: count };
  };
  const collectionOf = (documents: readonly object[]) => {
    const cursor = {
      sort: () => cursor,
      limit: () => cursor,
      toArray: () => Promise.resolve(documents),
    };
    return {
      find: (filter?: Filter) => (command(filter), cursor),
      findOne: () => Promise.resolve(null),
      deleteMany: changed,
      updateMany: changed,
    };
  };
  const collections = {
    entries: collectionOf(entries),
    keys: collectionOf(ids),
    repeats: collectionOf([]),
    moved: collectionOf([]),
  } as unknown as Collections;
  return { collections, named };
}

test('no command names more than a thousand entries, because it may have 16 MB at most', async () => {
  const { collections, named } = fakeCollections();
  const store = createMongodbRegistrations(collections, () =>
    Promise.resolve(deriveKeys(randomBytes(32))),
  );
  expect(await store.list()).toHaveLength(2_500);
  expect(named).toEqual([1_000, 1_000, 500]);
  expect(await store.purgeBefore('2027-01-01T00:00:00.000Z')).toBe(2_500);
  expect(Math.max(...named)).toBe(1_000);
});
