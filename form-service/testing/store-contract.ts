/** The tests that both stores must pass. */
import type { RegistrationStore } from '../src/data/registration-store';
import { testForm, type StoredRegistration } from '../src/data/registration';
import { readProof } from '../src/data/keys/receipt';
import { IdempotencyConflict } from '../src/data/keys/entry-keys';
import { newRegistration } from './new-registration';

const person = { name: '김윤슬', phone: '010-5555-0001', message: '84A' };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1_000).toISOString();

/** @param open returns a new store for each call, and `again`, which opens the same one once more */
export function describeRegistrationStore(
  name: string,
  open: () => Promise<{ store: RegistrationStore; again: () => Promise<RegistrationStore> }>,
): void {
  describe(name, () => {
    let store: RegistrationStore;
    let other: RegistrationStore;
    beforeEach(async () => {
      const opened = await open();
      store = opened.store;
      other = await opened.again();
    });
    afterEach(async () => {
      await other.close();
      await store.close();
    });

    const fieldsOf = async () =>
      (await store.list()).map(({ fields }) => Object.fromEntries(fields));

    test('added entries are listed newest first, with consent and mark, by every process [STORE-12]', async () => {
      const odd = { ...person, constructor: 'c', ['__proto__x']: 'p' };
      await store.add(newRegistration({ fields: person, form: 'visit', isHasty: true }));
      await other.add(newRegistration({ fields: odd, form: 'inquiry' }));
      const listed = await other.list();
      expect(listed.map(({ form, isHasty, isReadable }) => [form, isHasty, isReadable])).toEqual([
        ['inquiry', false, true],
        ['visit', true, true],
      ]);
      expect(Object.fromEntries(listed[0]?.fields ?? [])).toEqual(odd);
      expect(listed[0]?.id).toBeGreaterThan(listed[1]?.id ?? Infinity);
      expect(await store.list(1)).toHaveLength(1);
      expect(await store.count()).toBe(2);
    });

    test('twenty parallel posts with one key are one entry, with one receipt [STORE-4]', async () => {
      const keyed = newRegistration({ fields: person, idempotencyKey: 'k' });
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).add(keyed)),
      );
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(added.map(({ receipt }) => receipt)).size).toBe(1);
      expect(await store.count()).toBe(1);
    });

    test('purge keeps what was posted while the clock was behind, and the clock of the retention', async () => {
      for (const seconds of [0, 100, -40_000_000, 200])
        await store.add(newRegistration({ fields: person, receivedAt: at(seconds) }));
      expect(await store.purgeBefore(at(50))).toBe(1);
      expect((await other.list()).map(({ receivedAt }) => receivedAt)).toEqual(
        [200, -40_000_000, 100].map(at),
      );
      expect(await store.moveBack(at(150), at(120))).toBe(1);
      expect((await other.list())[0]?.receivedAt).toBe(at(120));
      expect(await store.readRetentionClock()).toBeUndefined();
      await store.writeRetentionClock({ latestMs: 1, shownMs: 2 });
      await other.writeRetentionClock({ latestMs: 3_000_000_000_000, shownMs: 4 });
      expect(await store.readRetentionClock()).toEqual({ latestMs: 3_000_000_000_000, shownMs: 4 });
    });

    test('a key that was used with another body is a conflict; at another form it is another key', async () => {
      const keyed = newRegistration({ fields: person, idempotencyKey: 'k' });
      await store.add(keyed);
      const changed = { ...keyed, fields: new Map([...keyed.fields, ['name', '다른 사람']]) };
      await expect(other.add(changed)).rejects.toBeInstanceOf(IdempotencyConflict);
      expect((await other.add({ ...keyed, form: 'inquiry' })).isNew).toBe(true);
      expect(await store.count()).toBe(2);
    });

    test('equal native posts count once while the former is recent, also in parallel [STORE-5]', async () => {
      const post = (second: number, to = store) =>
        to.add(
          newRegistration({
            fields: person,
            isNative: true,
            receivedAt: at(second),
            repeatSince: at(second - 60),
          }),
        );
      const added = await Promise.all([post(0), post(0, other), post(0), post(0, other)]);
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect((await post(59)).isNew).toBe(false);
      expect((await post(61)).isNew).toBe(true);
      expect(await store.count()).toBe(2);
      // Stored while the clock was an hour ahead, and corrected since.
      expect((await post(3_700)).isNew).toBe(true);
      expect((await post(130)).isNew).toBe(true);
    });

    test('a receipt with its digits shows and corrects the entry [STORE-14]', async () => {
      const { receipt = '' } = await store.add(newRegistration({ fields: person }));
      const proof = readProof(receipt, '0001')!;
      expect((await other.findByReceipt(proof))?.fields.get('name')).toBe(person.name);
      expect(await other.findByReceipt(readProof(receipt, '0002')!)).toBeUndefined();
      const corrected = await other.correct(proof, new Map([['phone', '010-5555-0002']]));
      expect(corrected?.fields.get('phone')).toBe('010-5555-0002');
      expect(await fieldsOf()).toEqual([{ ...person, phone: '010-5555-0002' }]);
      expect(await store.findByReceipt(proof)).toBeUndefined();
      expect((await store.findByPhone('01055550001')).registrations).toHaveLength(0);
      expect((await store.findByPhone('01055550002')).registrations).toHaveLength(1);
      expect(await store.findByReceipt(readProof(receipt, '0002')!)).toBeDefined();
    });

    test('a test from a preview is in no list and no number; its receipt and its phone lead to it', async () => {
      const keyed = newRegistration({ fields: person, idempotencyKey: 'k' });
      const { receipt = '', isNew } = await store.add({ ...keyed, form: testForm('popup') });
      await store.add(keyed);
      expect([isNew, await other.count(), (await other.list()).length]).toEqual([true, 1, 1]);
      expect((await other.list(1)).map(({ form }) => form)).toEqual(['popup']);
      expect((await other.listWithTests()).map(({ form }) => form)).toEqual([
        'popup',
        'test-popup',
      ]);
      expect((await other.findByPhone(person.phone)).registrations).toHaveLength(2);
      const proof = readProof(receipt, '0001')!;
      expect((await store.correct(proof, new Map([['name', '시험']])))?.form).toBe('test-popup');
      expect(await store.eraseByReceipt(proof)).toBe(true);
      expect(await other.listWithTests()).toHaveLength(1);
    });

    test('erasing by receipt removes the entry, once [STORE-14]', async () => {
      const { receipt = '' } = await store.add(newRegistration({ fields: person }));
      const proof = readProof(receipt, '0001')!;
      expect(await store.eraseByReceipt(proof)).toBe(true);
      expect(await other.eraseByReceipt(proof)).toBe(false);
      expect(await fieldsOf()).toEqual([]);
    });

    test('a number is found and erased in any field, and nobody else with it [STORE-9]', async () => {
      await store.add(newRegistration({ fields: person }));
      await store.add(
        newRegistration({ fields: { name: 'a', phone: '1', message: '+82 10 5555 0001' } }),
      );
      await store.add(newRegistration({ fields: { name: '남을사람', phone: '010-5555-0003' } }));
      const { registrations } = await store.findByPhone('010 5555 0001');
      expect(registrations).toHaveLength(2);
      const ids = registrations.map(({ id }) => id);
      expect((await store.erase(ids, '010 5555 0001')).count).toBe(2);
      expect((await fieldsOf()).map(({ name }) => name)).toEqual(['남을사람']);
      expect((await store.findByPhone('010 5555 0001')).registrations).toEqual([]);
    });

    test('a number that is a part of another one is nobody else’s, and only its digits are listed apart [STORE-9]', async () => {
      for (const [name, phone] of [
        ['찾을사람', '02-123-4567'],
        ['남을사람', '010-2123-4567'],
        ['틀린번호', '02-123-4567890'],
        ['두번호', '02-123-4567 010-1234-5678'],
        ['대표번호', '010-1588-1234'],
      ] as const)
        await store.add(newRegistration({ fields: { name, phone } }));
      const namesOf = (found: readonly StoredRegistration[]) =>
        found.map(({ fields }) => fields.get('name'));
      const found = await store.findByPhone('+82 2 123 4567');
      expect(namesOf(found.registrations)).toEqual(['두번호', '찾을사람']);
      expect(found.similar).toMatchObject([
        { digits: [{ field: 'phone', excerpt: '02-123-4567890' }] },
      ]);
      for (const phone of ['1588-1234', '2123-4567', '4567', 'on', '02-1234-5670'])
        expect([phone, (await store.findByPhone(phone)).registrations]).toEqual([phone, []]);
      const ids = found.registrations.map(({ id }) => id);
      expect((await store.erase(ids, '02-123-4567')).count).toBe(2);
      expect(await store.count()).toBe(3);
    });

    test('an entry that was not shown is not erased, although its number is the same', async () => {
      await store.add(newRegistration({ fields: person }));
      expect((await store.erase([], person.phone)).count).toBe(0);
      expect(await store.count()).toBe(1);
    });

    test('purging removes the entries older than an instant', async () => {
      for (const second of [0, 1, 2])
        await store.add(
          newRegistration({ fields: { name: String(second), phone: '1' }, receivedAt: at(second) }),
        );
      expect(await other.purgeBefore(at(2))).toBe(2);
      expect((await fieldsOf()).map(({ name }) => name)).toEqual(['2']);
    });

    test('a store that answers is ready', async () => {
      expect(await store.isReady()).toBe(true);
    });
  });
}
