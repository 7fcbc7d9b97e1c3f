import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { useFormDatabases, withClient } from '../../../testing/form-databases';
import { newRegistration } from '../../../testing/new-registration';
import { postJson } from '../../../testing/post';
import { startApp } from '../../../testing/start-app';
import { processesOf } from '@site/testing/service-process';
import { describeRegistrationStore } from '../../../testing/store-contract';
import { locationBeside } from '../store-location';
import { openMongodbStore } from './open-mongodb-store';

const { startService } = processesOf('form-service');

const masterKey = randomBytes(32);
const location = { ...locationBeside('/nowhere/forms'), masterKey };

describeWithMongodb('the MongoDB store', (server, name) => {
  const newDatabase = useFormDatabases(server);

  describeRegistrationStore(`the store on MongoDB (${name})`, async () => {
    const mongodb = newDatabase();
    const open = () => openMongodbStore(mongodb, location);
    return { store: await open(), again: open };
  });

  test('nothing typed is readable, and the keys are in a database of their own [STORE-9, STORE-12]', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    await store.add(
      newRegistration({
        fields: { name: '읽힐사람', phone: '010-5555-0001' },
        idempotencyKey: 'k',
      }),
    );
    await store.close();
    const dump = await withClient(mongodb.uri, async (client) => {
      const { databaseName } = client.db();
      const read = async (database: string) => {
        const collections = await client.db(database).listCollections().toArray();
        const all = collections.map((each) =>
          client.db(database).collection(each.name).find().toArray(),
        );
        return JSON.stringify(await Promise.all(all));
      };
      return { entries: await read(databaseName), keys: await read(`${databaseName}_keys`) };
    });
    for (const text of [
      '읽힐사람',
      '-5555-',
      '0105555',
      Buffer.from('읽힐사람').toString('base64'),
    ])
      expect(`${dump.entries}${dump.keys}`.includes(text)).toBe(false);
    expect(dump.entries).not.toMatch(/wrappedKey|Mac/);
    expect(dump.keys).toContain('wrappedKey');
  });

  test('one of three replicas purges each day, and another one after an error', async () => {
    const mongodb = newDatabase();
    const open = () => openMongodbStore(mongodb, location);
    const replicas = [await open(), await open(), await open()];
    let purges = 0;
    const purge = async () => void (purges += 1);
    const turnsAt = async (hour: number, work = purge) =>
      (
        await Promise.allSettled(
          replicas.map((each) => each.runDailyPurge(work, () => hour * 3_600_000)),
        )
      ).filter((turn) => turn.status === 'fulfilled' && turn.value).length;
    expect([await turnsAt(0), await turnsAt(22), await turnsAt(24)]).toEqual([1, 0, 1]);
    expect(purges).toBe(2);
    expect(await turnsAt(48, () => Promise.reject(new Error('no space')))).toBe(0);
    expect(await turnsAt(49)).toBe(1);
    for (const replica of replicas) await replica.close();
  });

  test('an erasure interrupted after its key was destroyed is finished by the daily purge', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    for (const idempotencyKey of ['erased', 'kept'])
      await store.add(newRegistration({ fields: { name: idempotencyKey }, idempotencyKey }));
    const [kept, erased] = await withClient(mongodb.uri, async (client) => {
      const entries = client.db().collection<{ _id: string }>('form_entries');
      const [newest, oldest] = await entries.find().sort({ number: -1 }).toArray();
      const keys = client
        .db(`${client.db().databaseName}_keys`)
        .collection<{ _id: string }>('form_entry_keys');
      await keys.updateOne({ _id: oldest?._id ?? '' }, { $unset: { wrappedKey: '' } });
      return [newest?._id, oldest?._id];
    });
    expect(erased).toEqual(expect.any(String));
    await store.runDailyPurge(() => Promise.resolve());
    const left = await withClient(mongodb.uri, (client) =>
      client.db().collection('form_entries').find().toArray(),
    );
    expect(left.map(({ _id }) => String(_id))).toEqual([kept]);
    await store.close();
  });

  test('another master key is refused, and nothing is changed', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    await store.add(newRegistration({ fields: { name: 'a', phone: '1' } }));
    await expect(
      openMongodbStore(mongodb, { ...location, masterKey: randomBytes(32) }),
    ).rejects.toThrow('another master key');
    expect((await store.list())[0]?.isReadable).toBe(true);
    await store.close();
  });

  test('kill -9 of one of two replicas while registrations run: none acknowledged is lost, none doubled [STORE-1, STORE-12]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forms-kill-'));
    const mongodb = newDatabase();
    const env = {
      DATA_DIR: join(folder, 'forms'),
      FORM_MONGODB_URI: mongodb.uri,
      FORM_MASTER_KEY: masterKey.toString('hex'),
      RATE_LIMIT_PER_MINUTE: '100000',
    };
    const [first, second] = [await startService(env), await startService(env)];
    const post = (url: string, key: string) =>
      postJson(
        `${url}/forms/popup`,
        { name: key, phone: '010-5555-0001' },
        { 'idempotency-key': key },
      );
    const acknowledged = new Set<string>();
    const send = async (key: string) => {
      const isStored = await post(first.origin, key).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isStored) acknowledged.add(key);
    };
    const keys = Array.from({ length: 120 }, (_, n) => `k${n}`);
    const running = Promise.all(keys.map(send));
    while (acknowledged.size < 20) await new Promise((resolve) => setTimeout(resolve, 2));
    await first.end('SIGKILL');
    await running;
    expect(acknowledged.size).toBeLessThan(keys.length);
    const store = await openMongodbStore(mongodb, location);
    const names = async () => (await store.list()).map(({ fields }) => fields.get('name') ?? '');
    const kept = new Set(await names());
    expect([...acknowledged].filter((key) => !kept.has(key))).toEqual([]);
    // Like a page: sends every post again under its key, now to the other replica.
    for (const key of keys) expect((await post(second.origin, key)).status).toBe(200);
    expect((await names()).sort()).toEqual([...keys].sort());
    await store.close();
    await second.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }, 60_000);

  const ownServerOnly = name === 'MONGODB_URI' ? test.skip : test;
  ownServerOnly(
    'the server is killed: 503 meanwhile, the retry is stored once after its restart [STORE-1, STORE-12]',
    async () => {
      const app = await startApp({
        FORM_MONGODB_URI: newDatabase().uri,
        FORM_MASTER_KEY: masterKey.toString('hex'),
      });
      const post = (key: string) =>
        postJson(
          `${app.url}/forms/popup`,
          { name: 'a', phone: '010-5555-0001' },
          { 'idempotency-key': key },
        );
      const ready = async () => (await fetch(`${app.url}/forms/health/ready`)).status;
      expect([(await post('before')).status, await ready()]).toEqual([200, 200]);
      await server.kill?.();
      const refused = await post('meanwhile');
      expect([refused.status, await ready()]).toEqual([503, 503]);
      expect(await refused.json()).toEqual({ ok: false, error: 'store_unavailable' });
      await server.startAgain?.();
      expect((await post('meanwhile')).status).toBe(200);
      expect((await post('meanwhile')).status).toBe(200);
      expect((await post('before')).status).toBe(200);
      await app.stop();
    },
    60_000,
  );
});
