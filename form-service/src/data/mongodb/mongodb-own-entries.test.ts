import { randomBytes } from 'node:crypto';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { useFormDatabases } from '../../../testing/form-databases';
import { newRegistration } from '../../../testing/new-registration';
import { deriveKeys } from '../keys/derived-keys';
import { phoneMacsOf } from '../keys/lookup-codes';
import { readProof } from '../keys/receipt';
import { locationBeside } from '../store-location';
import { connectDatabases } from './connect-databases';
import type { Collections } from './documents';
import { hex } from './mongodb-keys';
import { createMongodbOwnEntries } from './mongodb-own-entries';
import { openMongodbStore } from './open-mongodb-store';

const masterKey = randomBytes(32);
const keys = deriveKeys(masterKey);
const location = { ...locationBeside('/nowhere/forms'), masterKey };
const phones = ['010-5555-0001', '010-5555-0002'] as const;
const changes = new Map([['phone', phones[1]]]);
const currentKeys = () => Promise.resolve(keys);
const codesOf = (phone: string) => phoneMacsOf(keys, new Map([['phone', phone]])).map(hex);

describeWithMongodb('a correction on MongoDB', (server) => {
  const newDatabase = useFormDatabases(server);

  /** A store with one entry in a database of its own, and the collections below it. */
  async function openWithEntry() {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    const { receipt = '' } = await store.add(
      newRegistration({ fields: { name: '김윤슬', phone: phones[0] }, idempotencyKey: 'k' }),
    );
    const { collections, close } = await connectDatabases(mongodb, 10_000);
    return {
      store,
      collections,
      before: readProof(receipt, '0001')!,
      after: readProof(receipt, '0002')!,
      keyDocument: async () => (await collections.keys.findOne({}))!,
      close: async () => {
        await close();
        await store.close();
      },
    };
  }

  test.each([0, 1, 2])(
    'interrupted after %i updates leaves the entry usable, and is repeatable [STORE-9, STORE-14]',
    async (updates) => {
      const { store, collections, before, after, keyDocument, close } = await openWithEntry();
      const ownEntries = createMongodbOwnEntries(endAfter(collections, updates), currentKeys);
      await expect(ownEntries.correct(before, changes)).rejects.toThrow('killed');

      const phone = (await store.findByReceipt(before))?.fields.get('phone') ?? '';
      expect(phones).toContain(phone);
      // An erasure by the number that the entry holds finds its key.
      expect((await keyDocument()).phoneMacs).toEqual(expect.arrayContaining(codesOf(phone)));

      const corrected = await store.correct(before, changes);
      expect(corrected?.fields.get('phone')).toBe(phones[1]);
      expect(await store.findByReceipt(before)).toBeUndefined();
      expect((await store.findByReceipt(after))?.fields.get('phone')).toBe(phones[1]);
      expect((await keyDocument()).phoneMacs).toEqual(codesOf(phones[1]));
      await close();
    },
  );

  test('that loses to an erasure leaves no code of the typed text [STORE-9, STORE-14]', async () => {
    const { store, collections, before, keyDocument, close } = await openWithEntry();
    const erasedMeanwhile = { deleteMany: () => store.eraseByReceipt(before) };
    const repeats = erasedMeanwhile as unknown as Collections['repeats'];
    const ownEntries = createMongodbOwnEntries({ ...collections, repeats }, currentKeys);
    expect(await ownEntries.correct(before, changes)).toBeUndefined();
    expect(Object.keys(await keyDocument()).sort()).toEqual(['_id', 'receivedAt']);
    await close();
  });
});

/** The collections of a process that is killed after so many updates. */
function endAfter(collections: Collections, updates: number): Collections {
  let left = updates;
  const ending = <T extends object>(collection: T): T =>
    new Proxy(collection, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name !== 'updateOne') return member.bind(target) as unknown;
        return (...given: unknown[]) => {
          left -= 1;
          return left < 0
            ? Promise.reject(new Error('killed'))
            : (member.apply(target, given) as unknown);
        };
      },
    });
  return { ...collections, entries: ending(collections.entries), keys: ending(collections.keys) };
}
