/** The process itself: its messages when it cannot start, and its shutdown; e2e/resilience kills it. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { articlesUrl, defaultSite } from '@site/contract';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolder } from '@site/testing/fixtures';
import { createHttpClient } from '../testing/http-client';

jest.setTimeout(120_000);
const { runToEnd, startService } = processesOf('press-service');

const folder = temporaryFolder();
const session = '/api/press/session';

test('a wrong environment is one message with every wrong setting, without secrets', async () => {
  const { code, output } = await runToEnd('server.ts', [], {
    PORT: 'http',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    TRUST_PROXY_HOPS: '99',
    PUBLIC_ORIGIN: 'https://x.example/path',
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^press-service: 5 settings are wrong:\n/);
  for (const name of ['PORT', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY_HOPS', 'PUBLIC_ORIGIN'])
    expect(output).toContain(`\n  ${name} must `);
  expect(output).not.toContain('short');
  expect(output).not.toContain('    at ');
});

test('a port in use is named, with the setting to change', async () => {
  const { port, stop } = await serveOnLoopback(() => undefined);
  const env = { PORT: String(port), DATA_DIR: join(folder, 'taken') };
  const { code, output } = await runToEnd('server.ts', [], env);
  await stop();
  expect(code).toBe(1);
  expect(output).toBe(
    `press-service: cannot listen on port ${port} of 127.0.0.1: the port ${port} is in use. Set PORT to another number, or to 0 for a free one.\n`,
  );
});

test('a damaged store is named with its path', async () => {
  const path = join(folder, 'press.sqlite');
  writeFileSync(path, 'not a database');
  const { code, output } = await runToEnd('server.ts', [], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toMatch(
    `press-service: cannot use the store ${path}: the file is not an SQLite database`,
  );
  expect(output).not.toContain('    at ');
});

test('the first start generates a password and prints it once; set-password changes it [ADMIN-22]', async () => {
  const env = { DATA_DIR: join(folder, 'first') };
  const first = await startService(env);
  const { email, generatedPassword = '' } = first.ready.admin;
  expect(email).toBe('admin@yunseul.example');
  const typed = { email, password: generatedPassword };
  const admin = createHttpClient(first.origin);
  expect((await admin.post(session, typed)).status).toBe(200);

  const wanted = ['New@Yunseul.example', 'a new password'];
  const changed = await runToEnd('cli.ts', ['set-password'], env, `${wanted.join('\n')}\n`);
  expect(changed).toMatchObject({
    code: 0,
    output: expect.stringContaining('new@yunseul.example'),
  });
  expect(changed.output).not.toContain(wanted[1]);
  expect((await admin.get(session)).status).toBe(401);
  const renewed = { email: wanted[0], password: wanted[1] };
  expect((await createHttpClient(first.origin).post(session, renewed)).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await startService(env);
  expect(second.ready.admin).toEqual({ email: 'new@yunseul.example' });
  expect(await second.end('SIGTERM')).toBe(0);
  expect(second.output()).toBe(`press-service ready on ${second.origin}\n`);
});

test('set-password refuses a short password and reads both from the environment', async () => {
  const env = { DATA_DIR: join(folder, 'cli') };
  const short = await runToEnd('cli.ts', ['set-password'], env, '\nshort\n');
  expect(short.code).toBe(1);
  expect(short.output).toContain('ADMIN_PASSWORD must have 12 to 1024 characters, has 5');
  const given = { ...env, ADMIN_EMAIL: 'b@yunseul.example', ADMIN_PASSWORD: 'long enough too' };
  expect((await runToEnd('cli.ts', ['set-password'], given)).code).toBe(0);
});

test('SIGTERM lets a running request finish, then ends', async () => {
  const env = { DATA_DIR: join(folder, 'stop'), ADMIN_PASSWORD: 'long enough too' };
  const service = await startService(env);
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const running = request(`${service.origin}${session}`, { method: 'POST', headers });
  running.flushHeaders();
  // The service handles the request and waits for its body.
  await once(running, 'continue');
  const ended = service.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answered = once(running, 'response') as Promise<[IncomingMessage]>;
  running.end('{}');
  const [response] = await answered;
  expect(response.resume().statusCode).toBe(400);
  expect(await ended).toBe(0);
});

test('every request before SIGTERM has its line', async () => {
  const env = {
    DATA_DIR: join(folder, 'lines'),
    ADMIN_PASSWORD: 'long enough too',
    LOG_REQUESTS: '1',
  };
  const service = await startService(env);
  const visitor = createHttpClient(service.origin);
  const list = articlesUrl(defaultSite.key);
  for (let count = 0; count < 50; count += 1) await (await visitor.get(list)).text();
  expect(await service.end('SIGTERM')).toBe(0);
  const lines = service.output().trimEnd().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(Array(50).fill(list));
});

test('it ends with its supervisor', async () => {
  const env = { DATA_DIR: join(folder, 'orphan'), ADMIN_PASSWORD: 'long enough too' };
  expect(await (await startService(env)).orphan()).toBe(0);
});
