/** `npm run admin`: its tasks while the service is running. */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sessionUrl } from '@site/contract';
import { codeOfStep } from '../testing/code-of-step';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { administrator, startTestService, type TestService } from '../testing/test-service';

jest.setTimeout(120_000);
const { runToEnd, startCommand } = processesOf('press-service');

let service: TestService;
let env: Record<string, string>;
const newFolder = temporaryFolders();
let data: string;
beforeAll(async () => {
  data = newFolder();
  service = await startTestService({ dataDir: data });
  env = { DATA_DIR: data };
});
afterAll(() => service.stop());

const admin = (task: string, input = '') =>
  runToEnd('cli.ts', task.split(' ').filter(Boolean), env, input);

test.each([
  ['', 'Name a command'],
  ['password', 'There is no "password"'],
  ['set-password --x', '--x'],
  ['totp --on', '--on'],
  ['sessions --end x', 'Name one id'],
  ['sessions --end abcdefghijkl --end-all', 'Name one id'],
  ['log --x', '--x'],
  ['log x', 'x'],
])('admin %s ends with 2, the reason and the usage', async (wrong, reason) => {
  const { code, output } = await admin(wrong);
  expect(code).toBe(2);
  expect(output).toContain(reason);
  for (const command of ['set-password', 'totp', 'sessions', 'log'])
    expect(output).toContain(`\n  ${command}`);
});

test('an unknown session id gives a one-line error', async () => {
  for (const id of ['abcdefghijkl', '-bcdefghijkl'])
    expect(await admin(`sessions --end ${id}`)).toMatchObject({
      code: 1,
      output: `No session ${id} is open.\n`,
    });
});

test('sessions lists who is signed in, ends one, ends all', async () => {
  const [one, two, three] = [
    await service.signIn(),
    await service.signIn(),
    await service.signIn(),
  ];
  const listed = (await admin('sessions')).output;
  const ids = [...listed.matchAll(/^([\w-]{12}) {2}20\d\d\. /gm)].map(([, id = '']) => id);
  expect(ids).toHaveLength(3);
  expect(listed).not.toContain(administrator.email);
  expect((await admin(`sessions --end ${ids[0]}`)).output).toBe(`Session ${ids[0]} has ended.\n`);
  const statuses = async () =>
    Promise.all([one, two, three].map(async (client) => (await client.get(sessionUrl)).status));
  expect((await statuses()).sort()).toEqual([200, 200, 401]);
  expect((await admin('sessions --end-all')).output).toBe('2 sessions have ended.\n');
  expect(await statuses()).toEqual([401, 401, 401]);
  expect((await admin('sessions')).output).toBe('Nobody is signed in.\n');
});

/** Reads the output of totp, like a phone, and types the current code. */
async function enrol() {
  const { child, output, closed } = startCommand('cli.ts', ['totp'], env);
  let secret = '';
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, found] = /secret=([A-Z2-7]{32})/.exec(line) ?? [];
    if (!found || secret) continue;
    secret = found;
    child.stdin?.end(`${codeOfStep(secret, Math.floor(Date.now() / 30_000))}\n`);
  }
  return { code: await closed, output: output(), secret };
}

test('totp: QR, address, a code that proves that the app works, recovery codes; off again', async () => {
  const refused = await admin('totp', '000000\n');
  expect(refused.code).toBe(1);
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(200);

  const { code, output, secret } = await enrol();
  expect(code).toBe(0);
  expect(output).toMatch(/[█▀▄]{10}/);
  expect(output).toContain('otpauth://totp/');
  const codes = output.match(/^ {2}(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/gm) ?? [];
  expect(codes).toHaveLength(10);
  // Sessions started with the password alone have ended.
  expect((await service.visitor.get(sessionUrl)).status).toBe(401);
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(401);
  const next = codeOfStep(secret, Math.floor(Date.now() / 30_000) + 1);
  expect((await service.visitor.post(sessionUrl, { ...administrator, code: next })).status).toBe(
    200,
  );

  expect((await admin('totp --off')).output).toContain('no code any more');
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(200);
});

test.each(['totp', 'rotate-secret'])(
  '%s with another session secret than the service has is refused',
  async (task) => {
    const other = { ...env, SESSION_SECRET: 'another secret, long enough to be one' };
    expect(await runToEnd('cli.ts', [task], other, '000000\n')).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The service uses another SESSION_SECRET[^\n]*Nothing was changed\.\n$/,
      ),
    });
  },
);

test('rotate-secret ends every session; signing in works again', async () => {
  const client = await service.signIn();
  expect(await admin('rotate-secret')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is replaced'),
  });
  expect((await client.get(sessionUrl)).status).toBe(401);
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(200);
});

test.each([
  '\n   \n',
  '\n\b\n',
  'a\b@b.example\ncorrect-horse-battery\n',
  '\ncorrect-horse\b-battery\n',
])('set-password refuses %j, with which nobody could sign in', async (typed) => {
  const { code, output } = await admin('set-password', typed);
  expect([code, output]).toEqual([1, expect.not.stringContaining('is set')]);
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(200);
});

test('a common password is refused and changes nothing', async () => {
  const weak = await admin('set-password', '\npassword2026!\n');
  expect(weak.code).toBe(1);
  expect(weak.output).toContain('list of common passwords');
  expect(weak.output).not.toContain('password2026!');
  expect((await service.visitor.post(sessionUrl, administrator)).status).toBe(200);
});

test('log shows the actions, --rotate begins a new file', async () => {
  const shown = (await admin('log')).output;
  expect(shown).toMatch(/administrator {2}sign-in /);
  expect(shown).toMatch(/operator {7}session ended {3}done/);
  expect((await admin('log --rotate')).output).toContain(join(data, 'access.log.0001'));
  expect((await admin('log')).output).toMatch(/session ended[\s\S]*operator {7}rotate /);
});
