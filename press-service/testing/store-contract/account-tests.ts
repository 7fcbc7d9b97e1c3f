/** The account, its attempts and second factor, sessions, secrets. */
import type { SessionData } from 'express-session';
import type { PressStore } from '../../src/data/press-store';
import type { StoresUnderTest } from './stores-under-test';

export function testAccount(stores: StoresUnderTest): void {
  test('there is one account, and a change needs its latest epoch', async () => {
    const first = { uid: 'u', email: 'a@b.example', passwordHash: 'h', epoch: 1 };
    const created = await Promise.all(
      [stores.first, stores.second].map((one) => one.account.create(first)),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    const changed = { ...first, email: 'c@d.example', epoch: 2 };
    expect(await stores.second.account.replace(changed, 1)).toBe(true);
    expect(await stores.first.account.replace({ ...first, epoch: 2 }, 1)).toBe(false);
    expect(await stores.first.account.read()).toEqual(changed);
  });

  test('a change of attempts needs the latest record', async () => {
    const one = { count: 1, blockedUntilMs: 0, expiresAtMs: 10_000 };
    const two = { count: 2, blockedUntilMs: 5_000, expiresAtMs: 20_000 };
    expect(await stores.first.attempts.read('key')).toBeUndefined();
    expect(await stores.first.attempts.swap('key', undefined, one)).toBe(true);
    expect(await stores.second.attempts.swap('key', undefined, two)).toBe(false);
    expect(await stores.second.attempts.swap('key', one, two)).toBe(true);
    expect(await stores.first.attempts.swap('key', one, two)).toBe(false);
    expect(await stores.first.attempts.read('key')).toEqual(two);
    await stores.first.purgeExpired(20_000);
    expect(await stores.first.attempts.read('key')).toBeUndefined();
  });

  test('attempts are forgotten one by one or all', async () => {
    const record = { count: 1, blockedUntilMs: 0, expiresAtMs: 10_000 };
    for (const key of ['x', 'y', 'z']) await stores.first.attempts.swap(key, undefined, record);
    await stores.first.attempts.forget(['x', 'y']);
    expect(await stores.first.attempts.read('y')).toBeUndefined();
    expect(await stores.first.attempts.read('z')).toEqual(record);
    await stores.first.attempts.forgetAll();
    expect(await stores.first.attempts.read('z')).toBeUndefined();
  });

  test('known callers are shared, expire, and only the newest remain', async () => {
    await stores.first.knownCallers.remember('a', 1_000, 2);
    expect(await stores.second.knownCallers.has('a', 999)).toBe(true);
    expect(await stores.second.knownCallers.has('a', 1_000)).toBe(false);
    expect(await stores.second.knownCallers.has('b', 0)).toBe(false);
    await stores.first.knownCallers.remember('b', 2_000, 2);
    await stores.second.knownCallers.remember('a', 3_000, 2);
    await stores.first.knownCallers.remember('c', 4_000, 2);
    const known = ['a', 'b', 'c'].map((key) => stores.second.knownCallers.has(key, 0));
    expect(await Promise.all(known)).toEqual([true, false, true]);
    await stores.first.purgeExpired(3_500);
    expect(await stores.second.knownCallers.has('a', 0)).toBe(false);
    expect(await stores.second.knownCallers.has('c', 0)).toBe(true);
  });

  test('a change of the second factor needs the latest record', async () => {
    const first = { sealedSecret: 's', recoveryHashes: ['a', 'b'], lastStep: 1 };
    expect(await stores.first.secondFactor.read()).toBeUndefined();
    expect(await stores.first.secondFactor.swap(first, first)).toBe(false);
    await stores.first.secondFactor.put(first);
    expect(await stores.second.secondFactor.read()).toEqual(first);
    const codeUsed = { ...first, lastStep: 2 };
    const recoveryUsed = { ...first, recoveryHashes: ['b'] };
    const swaps = [
      stores.first.secondFactor.swap(first, codeUsed),
      stores.second.secondFactor.swap(first, recoveryUsed),
    ];
    expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
    await stores.second.secondFactor.put(codeUsed);
    expect(await stores.first.secondFactor.swap(first, recoveryUsed)).toBe(false);
    expect(await stores.first.secondFactor.swap(codeUsed, recoveryUsed)).toBe(true);
    expect(await stores.second.secondFactor.read()).toEqual(recoveryUsed);
    expect(await stores.first.secondFactor.remove()).toBe(true);
    expect(await stores.second.secondFactor.remove()).toBe(false);
  });

  test('sessions are listed without their ids and ended by their keys', async () => {
    const session = (uid: string, lifetimeMs = 60_000) =>
      ({
        cookie: {
          originalMaxAge: lifetimeMs,
          expires: new Date(Date.now() + lifetimeMs),
          path: '/',
        },
        passport: { user: { uid, signedInAtMs: 5 } },
      }) as unknown as SessionData;
    for (const id of ['one', 'two'])
      await call((done) => stores.first.sessions.set(id, session(id), done));
    const listed = await stores.second.sessionRecords.list(Date.now());
    expect(listed.map(({ session: stored }) => stored)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ passport: { user: { uid: 'one', signedInAtMs: 5 } } }),
      ]),
    );
    expect(listed).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('"key":"one"');
    for (const { expiresAtMs } of listed) expect(expiresAtMs).toBeGreaterThan(Date.now());
    expect(await stores.first.sessionRecords.list(Date.now() + 120_000)).toEqual([]);
    const [gone, left] = listed;
    expect(await stores.second.sessionRecords.end([gone?.key ?? '', 'unknown'])).toBe(1);
    expect((await stores.first.sessionRecords.list(Date.now())).map(({ key }) => key)).toEqual([
      left?.key,
    ]);
    expect(await stores.first.sessionRecords.end([left?.key ?? ''])).toBe(1);
  });

  test('a secret is stored once and shared', async () => {
    const stored = await Promise.all([
      stores.first.secrets.putIfAbsent('s', 'one'),
      stores.second.secrets.putIfAbsent('s', 'two'),
    ]);
    expect(new Set(stored).size).toBe(1);
    expect(await stores.first.secrets.putIfAbsent('s', 'three')).toBe(stored[0]);
  });

  test('sessions: stored, shared, prolonged, ended; an ended one stays ended', async () => {
    const session = {
      cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000), path: '/' },
      passport: { user: { uid: 'u' } },
    } as unknown as SessionData;
    await call((done) => stores.first.sessions.set('sid', session, done));
    const read = (from: PressStore) =>
      call<SessionData | null | undefined>((done) => from.sessions.get('sid', done));
    expect(await read(stores.second)).toMatchObject({ passport: { user: { uid: 'u' } } });
    await call((done) => stores.second.sessions.touch?.('sid', session, () => done(null)));
    await call((done) => stores.second.sessions.destroy('sid', done));
    expect((await read(stores.first)) ?? null).toBeNull();
    await call((done) => stores.first.sessions.touch?.('sid', session, () => done(null)));
    expect((await read(stores.first)) ?? null).toBeNull();
  });

  test('an expired session is not returned', async () => {
    const expires = new Date(Date.now() - 1_000);
    const session = { cookie: { originalMaxAge: -1_000, expires, path: '/' } };
    await call((done) => stores.first.sessions.set('old', session as SessionData, done));
    const found = await call<unknown>((done) => stores.first.sessions.get('old', done));
    expect(found ?? null).toBeNull();
  });
}

function call<T = void>(
  start: (done: (error?: Error | null, value?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });
}
