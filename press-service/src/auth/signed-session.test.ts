import { sessionUrl } from '@site/contract';
import { sign } from 'cookie-signature';
import { expectError } from '../../testing/press-steps';
import { startTestService, type TestService } from '../../testing/test-service';

const check = `${sessionUrl}/check`;
const secret = 'a secret that only this test and its service know';
const signed = (id: string, by = secret) => `press.sid=${encodeURIComponent(`s:${sign(id, by)}`)}`;

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ env: { SESSION_SECRET: secret } });
});
afterEach(() => service.stop());

const forged: readonly (readonly [string, string])[] = [
  ['a malformed value', 'press.sid=x'],
  ['nothing', 'press.sid='],
  ['an unsigned id', 'press.sid=s%3Aabc'],
  ['a signature of nothing', 'press.sid=s%3A.'],
  ['broken percent-encoding', 'press.sid=s%3A%E0%A4%A.x'],
  ['another secret', signed('id', 'another secret')],
  ['a changed id', signed('id').replace('id.', 'ie.')],
  ['a forged cookie before a real one', `press.sid=x; ${signed('id')}`],
  ['the name of the other scheme', signed('id').replace('press.sid', '__Host-press.sid')],
  ['a name that only ends alike', signed('id').replace('press.sid', 'xpress.sid')],
  ['__proto__', '__proto__=x; constructor=y'],
];

test.each(forged)('%s is not a session: check 401, lists public', async (_what, cookie) => {
  await expectError(await service.visitor.get(check, { Cookie: cookie }), 401, 'not_signed_in');
  const list = await service.visitor.get(service.articles, { Cookie: cookie });
  expect(list.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=1/);
});

test('a signed cookie passes the check without its session, but makes no answer private', async () => {
  const ended = { Cookie: signed('a session that never was, or has ended') };
  const answer = await service.visitor.get(check, ended);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'private, no-store']);
  const list = await service.visitor.get(service.articles, ended);
  expect(list.headers.get('Cache-Control')).toMatch(/^public/);
});

test('the administrator passes the check and gets private answers until the session has ended', async () => {
  const admin = await service.signIn();
  const own = { Cookie: admin.cookie() ?? '' };
  expect((await admin.get(check)).status).toBe(204);
  const { id } = (await (
    await admin.publish({ title: '제목', summary: '요약', content: '본문' })
  ).json()) as { id: string };
  for (const path of [service.articles, `${service.articles}/${id}`])
    expect((await admin.get(path)).headers.get('Cache-Control')).toBe('private, no-store');
  await admin.delete(sessionUrl);
  for (const path of [service.articles, `${service.articles}/${id}`])
    expect((await service.visitor.get(path, own)).headers.get('Cache-Control')).toMatch(/^public/);
});

test('other methods of the check are 405', async () => {
  const answer = await service.visitor.post(check, {});
  await expectError(answer, 405, 'method_not_allowed');
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});

test.each([
  ['a changed password', { ADMIN_PASSWORD: 'another-horse-battery' }, 0],
  ['seven days', {}, 7 * 24 * 60 * 60_000],
])('after %s an earlier session makes no answer private', async (_, env, laterMs) => {
  const admin = await service.signIn();
  const cookie = { Cookie: admin.cookie() ?? '' };
  await service.pause();
  const { dataDir } = service;
  const now = () => Date.now() + laterMs;
  service = await startTestService({ dataDir, now, env: { SESSION_SECRET: secret, ...env } });
  const list = await service.visitor.get(service.articles, cookie);
  expect(list.headers.get('Cache-Control')).toMatch(/^public/);
});
