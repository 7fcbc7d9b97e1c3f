/** Sixty callers try invented accounts at once, while the administrator signs in. */
import { sessionUrl } from '@site/contract';
import { administrator, startTestService, type TestService } from '../../../testing/test-service';

/** About 50 ms a hash: a flood has to wait. */
const hashCost = 14;
const flooding = '192.0.2.1';

let services: TestService[];
const start = async (dataDir?: string) => {
  const service = await startTestService({ hashCost, ...(dataDir && { dataDir }) });
  services.push(service);
  return service;
};
beforeEach(() => {
  services = [];
});
afterEach(async () => {
  for (const service of services.slice(1)) await service.pause();
  await services[0]?.stop();
});

const signIn = (service: TestService, credentials: object, address: string) =>
  service.visitor.post(sessionUrl, credentials, { 'X-Forwarded-For': address });

async function flood(service: TestService, count = 60): Promise<() => Promise<Response[]>> {
  const answers = Array.from({ length: count }, (_, index) =>
    signIn(service, { email: `x${index}@made-up.example`, password: 'wrong-horse' }, flooding),
  );
  // The first answer is that of an evicted job, hence the queue is full.
  await Promise.race(answers);
  return () => Promise.all(answers);
}

test('from another address the right password is answered in its turn', async () => {
  const service = await start();
  const flooded = await flood(service);
  expect((await signIn(service, administrator, '192.0.2.9')).status).toBe(200);
  const statuses = (await flooded()).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('a flooding caller gets 429 with Retry-After, never a server error', async () => {
  const service = await start();
  const answers = await (await flood(service))();
  const refused = answers.filter(({ status }) => status === 429);
  // How many depends on how fast they arrive and are hashed.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ error: 'busy' });
  expect(service.errorLines).toEqual([]);
});

test('an administrator who signed in from the flooding address before is served first, on every replica', async () => {
  const first = await start();
  const replica = await start(first.dataDir);
  expect((await signIn(first, administrator, flooding)).status).toBe(200);
  const flooded = await flood(replica);
  let isFloodOver = false;
  const end = flooded().then(() => (isFloodOver = true));
  expect((await signIn(replica, administrator, flooding)).status).toBe(200);
  expect(isFloodOver).toBe(false);
  await end;
});

test('other callers at the same address do not use up the attempts of the administrator', async () => {
  const service = await start();
  await signIn(service, administrator, flooding);
  for (let round = 0; round < 2; round += 1) await (await flood(service))();
  const stranger = { ...administrator, email: 'stranger@made-up.example' };
  const refused = await signIn(service, stranger, flooding);
  expect(await refused.json()).toMatchObject({ error: 'too_many_attempts' });
  expect((await signIn(service, administrator, flooding)).status).toBe(200);
});

test('the store holds no address of a sign-in', async () => {
  const service = await start();
  await signIn(service, administrator, flooding);
  const { readFileSync, readdirSync } = await import('node:fs');
  const bytes = readdirSync(service.dataDir)
    .filter((file) => file.startsWith('press.sqlite'))
    .map((file) => readFileSync(`${service.dataDir}/${file}`, 'latin1'))
    .join('');
  expect(bytes).toContain('known_callers');
  expect(bytes).not.toContain(flooding);
});
