import { receiptFields } from '@site/contract';
import type { RegistrationStore } from '../data/registration-store';
import { createGuessLimits, createManageRegistration } from './manage-registration';

const wrong = new Map([
  [receiptFields.code, '00000-00000'],
  [receiptFields.digits, '0001'],
]);

/** A store on another host: it answers after the requests that arrive meanwhile. */
function start(findByReceipt: () => Promise<undefined>) {
  const find = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return findByReceipt();
  });
  const manage = createManageRegistration({
    store: { findByReceipt: find } as Partial<RegistrationStore> as RegistrationStore,
    accessLog: { append: jest.fn() },
    guesses: createGuessLimits(() => 0),
  });
  return { find, manage };
}

test('parallel guesses are limited like guesses one after the other [STORE-14]', async () => {
  const { find, manage } = start(() => Promise.resolve(undefined));
  const guesses = Array.from({ length: 30 }, (_, n) => manage(wrong, `203.0.113.${n}`));
  const errors = (await Promise.allSettled(guesses)).map((guess) =>
    guess.status === 'rejected' ? (guess.reason as Error).message : 'opened',
  );
  expect(find).toHaveBeenCalledTimes(5);
  expect(errors.filter((error) => error === 'registration_not_found')).toHaveLength(5);
  expect(errors.filter((error) => error === 'too_many')).toHaveLength(25);
});

test('an unavailable store is not a failed guess', async () => {
  const { manage } = start(() => Promise.reject(new Error('down')));
  for (let n = 0; n < 10; n += 1)
    await expect(manage(wrong, '203.0.113.1')).rejects.toThrow('store_unavailable');
});

test('text that cannot be a receipt counts for the network alone', async () => {
  const { find, manage } = start(() => Promise.resolve(undefined));
  const garbage = new Map([[receiptFields.code, 'x'.repeat(60_000)]]);
  for (let n = 0; n < 20; n += 1)
    await expect(manage(garbage, '203.0.113.1')).rejects.toThrow('registration_not_found');
  await expect(manage(garbage, '203.0.113.1')).rejects.toThrow('too_many');
  await expect(manage(garbage, '203.0.113.2')).rejects.toThrow('registration_not_found');
  expect(find).not.toHaveBeenCalled();
});
