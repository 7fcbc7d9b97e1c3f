import { join } from 'node:path';
import { readAccessLog } from '@site/service-kit/access-log';
import { sessionUrl } from '@site/contract';
import { temporaryFolders } from '@site/testing/fixtures';
import { expectError } from '../../../testing/press-steps';
import { administrator, startTestService, type TestService } from '../../../testing/test-service';
import { openEmbeddedStore } from '../../data/embedded/open-embedded-store';
import type { PressStore } from '../../data/press-store';
import { createTextCipher, rotateSessionSecret } from './session-secret';
import { createSecondFactor } from './second-factor';
import { codeOfStep } from '../../../testing/code-of-step';
import { createTotpSecret } from './totp';

const SESSION_SECRET = 'a secret that the service and this test share';
const secret = createTotpSecret();
const startMs = 1_700_000_000_000;
const startStep = Math.floor(startMs / 30_000);

let nowMs: number;
const newFolder = temporaryFolders();
let dataDir: string;
let store: PressStore;
let service: TestService;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  nowMs = startMs;
  dataDir = newFolder();
  store = openEmbeddedStore(dataDir);
  service = await startTestService({ dataDir, now: () => nowMs, env: { SESSION_SECRET } });
  const factor = createSecondFactor(store.secondFactor, cipherOf(SESSION_SECRET), () => nowMs);
  recoveryCodes = await factor.turnOn(secret, startStep - 5);
});
afterEach(async () => {
  await store.close();
  await service.stop();
});

const cipherOf = (key: string) => () => Promise.resolve(createTextCipher(key, 'second factor'));
const codeAt = (offset = 0) => codeOfStep(secret, startStep + offset);
const signIn = (code?: string, address = '192.0.2.1', typed: object = administrator) =>
  service.visitor.post(
    sessionUrl,
    { ...typed, ...(code !== undefined && { code }) },
    { 'X-Forwarded-For': address },
  );

test('the right password needs a code; a wrong one does not reveal that', async () => {
  const asked = await signIn();
  expect(await expectError(asked, 401, 'code_required')).toMatchObject({
    message: '인증 코드 6자리를 입력해 주세요.',
  });
  expect(asked.headers.get('Set-Cookie')).toBeNull();
  const wrong = { ...administrator, password: 'wrong-horse-battery' };
  await expectError(await signIn(codeAt(), '192.0.2.2', wrong), 401, 'bad_credentials');
});

test('password and code sign in; the code is accepted once, also when two send it at once', async () => {
  await expectError(await signIn('000000', '192.0.2.3'), 401, 'bad_code');
  const answers = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((from) => signIn(codeAt(), from)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  await expectError(await signIn(codeAt(-1), '192.0.2.4'), 401, 'bad_code');
  expect((await signIn(` ${codeAt(1)} `, '192.0.2.5')).status).toBe(200);
});

test('a recovery code replaces it, once, in any case and without its dashes', async () => {
  const [first = '', second = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect(first).toMatch(/^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/);
  expect((await signIn(first.toUpperCase())).status).toBe(200);
  await expectError(await signIn(first, '192.0.2.2'), 401, 'bad_code');
  expect((await signIn(second.replaceAll('-', ''), '192.0.2.3')).status).toBe(200);
});

test('codes cannot be guessed from many addresses: 20 an hour, then unknown callers wait', async () => {
  await signIn(codeAt(), '192.0.2.1');
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1)
    statuses.push((await signIn('000000', `198.51.100.${index}`)).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  nowMs += 60_000;
  expect((await signIn(codeAt(2), '192.0.2.1')).status).toBe(200);
});

test('repeated sign-ins without a code give no further tries', async () => {
  for (let free = 0; free < 4; free += 1) await expectError(await signIn(), 401, 'code_required');
  await expectError(await signIn(codeAt()), 429, 'too_many_attempts');
});

test('a code in the address is refused', async () => {
  const answer = await service.visitor.post(`${sessionUrl}?code=${codeAt()}`, administrator);
  await expectError(answer, 400, 'credentials_in_query');
});

test('the store holds neither secret nor recovery code; another key decrypts nothing and signs no one in', async () => {
  const stored = JSON.stringify(await store.secondFactor.read());
  for (const hidden of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((c) => c.replaceAll('-', '')),
  ])
    expect(stored).not.toContain(hidden);
  const other = createSecondFactor(store.secondFactor, cipherOf('another'), () => nowMs);
  await expect(other.take(codeAt())).rejects.toThrow(
    /another SESSION_SECRET.*npm run admin -- totp/,
  );
  expect(await other.take(recoveryCodes[0] ?? '')).toBe(true);
});

test('sign-in, failure, sign-out and each change leave a line without personal data', async () => {
  await signIn('000000');
  await signIn(undefined, '192.0.2.9', { ...administrator, password: 'wrong-horse-battery' });
  await signIn(codeAt());
  const draft = { title: '제목', summary: '요약', content: '본문' };
  const published = await service.visitor.post(service.articles, draft);
  const { id } = (await published.json()) as { id: string };
  await service.visitor.put(`${service.articles}/${id}`, { ...draft, title: '수정' });
  await service.visitor.delete(`${service.articles}/${id}`);
  await service.visitor.delete(sessionUrl);
  const file = join(dataDir, 'access.log');
  const lines = readAccessLog(file).map(({ actor, action, outcome, subject }) => [
    actor,
    action,
    outcome,
    subject,
  ]);
  const own = expect.stringMatching(/^[\w-]{12}$/);
  expect(lines).toEqual([
    ['visitor', 'sign-in failed', 'refused', undefined],
    ['visitor', 'sign-in failed', 'refused', undefined],
    ['administrator', 'sign-in', 'done', own],
    ['administrator', 'publish', 'done', id],
    ['administrator', 'edit', 'done', id],
    ['administrator', 'delete', 'done', id],
    ['administrator', 'sign-out', 'done', own],
  ]);
  expect(lines[2]?.[3]).toBe(lines[6]?.[3]);
  const text = JSON.stringify(readAccessLog(file));
  for (const personal of ['@', administrator.email, '192.0.2', '제목'])
    expect(text).not.toContain(personal);
  expect(service.errorLines).toEqual([]);
});

test('a restored backup brings its own generated secret: codes are accepted without a restart', async () => {
  let key = 'before the restore';
  const factor = createSecondFactor(
    store.secondFactor,
    () => cipherOf(key)(),
    () => nowMs,
  );
  await factor.turnOn(createTotpSecret(), startStep - 5);
  key = 'of the backup';
  await createSecondFactor(store.secondFactor, cipherOf(key), () => nowMs).turnOn(
    secret,
    startStep - 5,
  );
  expect(await factor.take(codeAt())).toBe(true);
});

test('the session secret is replaced while the service runs; one that is ended half done leaves all as it was', async () => {
  const config = { sessionSecret: SESSION_SECRET };
  const sessionStatus = async () => (await service.visitor.get(sessionUrl)).status;
  expect((await signIn(codeAt())).status).toBe(200);
  const before = await store.secondFactor.read();
  const killed = {
    ...store,
    secrets: { ...store.secrets, put: () => Promise.reject(new Error('killed')) },
  };
  await expect(rotateSessionSecret(config, killed)).rejects.toThrow('killed');
  expect(await sessionStatus()).toBe(200);
  expect((await signIn(codeAt(1))).status).toBe(200);

  await rotateSessionSecret(config, store);
  while ((await sessionStatus()) === 200) await new Promise((done) => setTimeout(done, 50));
  nowMs += 60_000;
  expect((await signIn(codeAt(2))).status).toBe(200);
  expect(await sessionStatus()).toBe(200);
  const sealed = (await store.secondFactor.read())?.sealedSecret ?? '';
  expect(sealed).not.toBe(before?.sealedSecret);
  expect((await cipherOf(SESSION_SECRET)()).decrypt(sealed.split('.')[1] ?? '')).toBeUndefined();
});
