import { createPasswordHasher } from './password-hasher';

const cheap = { log2Cost: 4, blockSize: 8, parallelism: 1 };

test('a hash matches its password and no other; equal passwords have different hashes', async () => {
  const hasher = createPasswordHasher(cheap);
  const [one, two] = await Promise.all([hasher.hash('비밀번호 🏠'), hasher.hash('비밀번호 🏠')]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$4\$8\$1\$/);
  expect(await hasher.verify('비밀번호 🏠', one)).toBe(true);
  expect(await hasher.verify('비밀번호 🏠'.normalize('NFD'), one)).toBe(true);
  expect(await hasher.verify('비밀번호', one)).toBe(false);
});

test("new hashes have OWASP's cost; a hash of another cost still verifies", async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.hash('x')).toMatch(/^scrypt\$17\$8\$1\$/);
  expect(await hasher.verify('x', await createPasswordHasher(cheap).hash('x'))).toBe(true);
});

test.each(['', 'x', 'scrypt$17$8$1$', '$2b$10$abc'])(
  'the hash %j matches nothing',
  async (hash) => {
    expect(await createPasswordHasher(cheap).verify('x', hash)).toBe(false);
  },
);
