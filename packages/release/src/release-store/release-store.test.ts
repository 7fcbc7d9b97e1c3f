/** The contract of both stores. S3: a real server (versitygw), or a line `not tested`. */
import { startStore, storeKinds, type StoreUnderTest } from '../testing/store-under-test';
import { StoreUnreachable, type StoredObject } from './release-store';

describe.each(storeKinds)('a store: %s', (kind) => {
  let tested: StoreUnderTest;
  beforeAll(async () => {
    tested = await startStore(kind);
  });
  afterAll(() => tested.stop());

  const bytes = (text: string) => Buffer.from(text);
  const read = async (key: string) => (await tested.store.get(key)) as StoredObject | undefined;

  test('an object is read with the tag and the age of its last write', async () => {
    const { store } = tested;
    expect(await read('one')).toBeUndefined();
    const tag = await store.put('one', bytes('first'));
    expect(await read('one')).toMatchObject({ tag, bytes: bytes('first') });
    expect(await store.get('one', tag)).toBe('same');
    tested.age('one', 90);
    // By the clock of the store: this machine's may be wrong.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const { ageMs = 0 } = (await read('one')) ?? {};
    clock.mockRestore();
    expect(ageMs).toBeGreaterThan(88_000);
    expect(ageMs).toBeLessThan(600_000);
    const second = await store.put('one', bytes('second'));
    expect(second).not.toBe(tag);
    expect(await store.get('one', tag)).toMatchObject({ bytes: bytes('second') });
  });

  test('a condition that does not hold writes nothing', async () => {
    const { store } = tested;
    const tag = await store.put('two', bytes('first'), 'absent');
    expect(await store.put('two', bytes('late'), 'absent')).toBeUndefined();
    expect(await store.put('two', bytes('second'), { tag: tag ?? '' })).toBeDefined();
    expect(await store.put('two', bytes('late'), { tag: tag ?? '' })).toBeUndefined();
    expect(await store.put('none', bytes('late'), { tag: tag ?? '' })).toBeUndefined();
    expect((await read('two'))?.bytes).toEqual(bytes('second'));
    expect(await read('none')).toBeUndefined();
  });

  test('of several writers at the same moment exactly one replaces what all of them have read', async () => {
    const { store } = tested;
    for (let round = 0; round < 10; round += 1) {
      const key = `race-${round}`;
      const write = (condition: 'absent' | { tag: string }) =>
        Promise.all(
          // Other bytes in each write: a tag stands for the bytes.
          [1, 2, 3, 4].map((n) =>
            store.put(key, bytes(JSON.stringify([round, n, condition])), condition),
          ),
        );
      const [tag, ...more] = (await write('absent')).filter((written) => written !== undefined);
      expect(more).toEqual([]);
      const second = await write({ tag: tag ?? '' });
      expect(second.filter((written) => written !== undefined)).toHaveLength(1);
    }
  });

  test('objects are listed by the start of their key and removed', async () => {
    const { store } = tested;
    const before = Date.now();
    for (const name of ['a', 'b']) await store.put(`listed/${name}`, bytes(`of ${name}`));
    const listed = await store.list('listed/');
    expect(listed.map(({ key, size }) => [key, size])).toEqual([
      ['listed/a', 4],
      ['listed/b', 4],
    ]);
    // Stores may keep whole seconds.
    expect(listed[0]?.changedAt).toBeGreaterThan(before - 1_000);
    expect(listed[0]?.changedAt).toBeLessThanOrEqual(Date.now() + 1_000);
    await store.remove(['listed/a', 'listed/none']);
    expect((await store.list('listed/')).map(({ key }) => key)).toEqual(['listed/b']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  test('a store that is gone is an error of its own, never an empty store', async () => {
    await tested.kill();
    for (const request of [
      () => tested.store.get('one'),
      () => tested.store.put('one', bytes('lost')),
      () => tested.store.list(''),
    ])
      await expect(request()).rejects.toBeInstanceOf(StoreUnreachable);
    await tested.startAgain();
    expect((await read('one'))?.bytes).toEqual(bytes('second'));
  });
});

test.each([
  [{ RELEASE_STORE_SECRET: 'another secret' }, /S3 returned 403/],
  [{ RELEASE_STORE: 's3://no-such-bucket/site' }, /NoSuchBucket/],
])('a wrong secret or bucket is named: %o', async (wrong, message) => {
  if (!storeKinds.includes('s3')) return;
  const { openReleaseStore } = await import('./open-release-store');
  const { readStoreSettings } = await import('./store-settings');
  const tested = await startStore('s3');
  const settings = readStoreSettings({ ...tested.env, ...wrong });
  const store = settings && openReleaseStore(settings);
  await expect(store?.get('manifest.json')).rejects.toThrow(message);
  await expect(store?.put('manifest.json', Buffer.from('x'), 'absent')).rejects.toThrow(message);
  await tested.stop();
});
