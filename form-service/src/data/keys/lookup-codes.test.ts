import { createHash, randomBytes } from 'node:crypto';
import { deriveKeys } from './derived-keys';
import { phoneMacsOf, searchMacsOf } from './lookup-codes';

test('a visitor is found by every number of the phone field, however many digits the fields before it hold', () => {
  const keys = deriveKeys(randomBytes(32));
  const digits = (n: number) =>
    createHash('sha512').update(String(n)).digest('hex').replaceAll(/\D/g, '01');
  const others = Array.from({ length: 40 }, (_, n) => [`field${n}`, digits(n)] as const);
  const fields = new Map([...others, ['phone', '02-123-4567 010-1234-5678'] as const]);
  const [code] = searchMacsOf(keys, '010-1234-5678');
  expect(phoneMacsOf(keys, fields).some((each) => code?.equals(each))).toBe(true);
});
