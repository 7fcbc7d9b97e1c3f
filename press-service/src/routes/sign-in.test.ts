import { sessionUrl } from '@site/contract';
import { expectError, sampleDraft } from '../../testing/press-steps';
import { administrator, startTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let articles: string;
beforeEach(async () => {
  service = await startTestService();
  ({ articles } = service);
});
afterEach(() => service.stop());

describe('sign-in', () => {
  test('accepts the typed credentials, e-mail in any case, and answers with the account [ADMIN-2, ADMIN-8, ADMIN-37]', async () => {
    const { visitor } = service;
    const typed = { ...administrator, email: ' ADMIN@Yunseul.example' };
    const response = await visitor.post(sessionUrl, typed);
    const who = await response.json();
    expect(who).toEqual({
      email: administrator.email,
      uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await (await visitor.get(sessionUrl)).json()).toEqual(who);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toContainEqual(
      expect.stringMatching(/^press\.sid=.*; Path=\/; .*HttpOnly; SameSite=Lax$/),
    );
    const readable = cookies.filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable).toEqual([expect.stringMatching(/^press\.signed-in=1; /)]);
  });

  test('the readable hint ends with the session, also when the session ended elsewhere', async () => {
    const asked = await service.visitor.get(sessionUrl);
    expect(asked.status).toBe(401);
    expect(asked.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^press\.signed-in=; Path=\/; Expires=Thu, 01 Jan 1970/),
    );
  });

  test('wrong password and unknown account get the same answer [ADMIN-3]', async () => {
    const wrong = await service.visitor.post(sessionUrl, {
      ...administrator,
      password: 'wrong-horse',
    });
    const unknown = await service.visitor.post(sessionUrl, {
      ...administrator,
      email: 'x@y.example',
    });
    const body = await expectError(wrong, 401, 'bad_credentials');
    expect(body).toEqual({
      error: 'bad_credentials',
      message: '이메일 또는 비밀번호가 올바르지 않습니다.',
    });
    expect(await unknown.json()).toEqual(body);
    expect(wrong.headers.get('Set-Cookie')).toBeNull();
  });

  test('credentials in the address are refused before they are checked', async () => {
    const query = new URLSearchParams(administrator).toString();
    for (const body of [undefined, {}, administrator]) {
      const response = await service.visitor.post(`${sessionUrl}?${query}`, body ?? {});
      await expectError(response, 400, 'credentials_in_query');
    }
  });

  test.each<[string, unknown, [string, string][]]>([
    ['an operator object', { email: { $ne: null }, password: 'x' }, [['email', 'not_text']]],
    [
      'lists',
      { email: ['a'], password: ['b'] },
      [
        ['email', 'not_text'],
        ['password', 'not_text'],
      ],
    ],
    [
      'null and number',
      { email: null, password: 5 },
      [
        ['email', 'not_text'],
        ['password', 'not_text'],
      ],
    ],
    [
      'nothing',
      {},
      [
        ['email', 'required'],
        ['password', 'required'],
      ],
    ],
    ['one more field', { ...administrator, role: 'x' }, [['role', 'unknown_field']]],
    [
      'a very long password',
      { ...administrator, password: 'x'.repeat(2_000) },
      [['password', 'too_long']],
    ],
    ['a list as body', [], []],
  ])('%s is refused field by field', async (_what, body, expected) => {
    const answer = await expectError(
      await service.visitor.post(sessionUrl, body),
      400,
      'invalid_body',
    );
    const { errors = [] } = answer as { errors?: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => [field, code])).toEqual(expected);
  });

  test('__proto__ in the body is an unknown field', async () => {
    const text = `{"__proto__":{"email":"a"},"email":"a","password":"b"}`;
    const headers = { 'Content-Type': 'application/json' };
    await expectError(await service.visitor.post(sessionUrl, text, headers), 400, 'invalid_body');
  });

  test('a session id planted before the sign-in is replaced', async () => {
    const before = await service.signIn();
    const planted = before.cookie() ?? '';
    const response = await service.visitor.post(sessionUrl, administrator, { Cookie: planted });
    expect(response.status).toBe(200);
    expect(service.visitor.cookie()).not.toBe(planted);
    expect(
      (await fetch(`${service.url}${sessionUrl}`, { headers: { Cookie: planted } })).status,
    ).toBe(401);
  });

  test('sign-out ends the session on the server, not only in the browser [ADMIN-7]', async () => {
    const admin = await service.signIn();
    const cookie = admin.cookie() ?? '';
    const response = await admin.delete(sessionUrl);
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^press\.sid=; .*Expires=Thu, 01 Jan 1970/);
    const stored = { Cookie: cookie };
    await expectError(await service.visitor.get(sessionUrl, stored), 401, 'not_signed_in');
    await expectError(
      await service.visitor.post(articles, sampleDraft, stored),
      401,
      'not_signed_in',
    );
    expect((await service.visitor.delete(sessionUrl)).status).toBe(204);
  });

  test('a session survives a restart, and ends when the password changes', async () => {
    const cookie = { Cookie: (await service.signIn()).cookie() ?? '' };
    const { dataDir } = service;
    await service.pause();
    service = await startTestService({ dataDir });
    expect((await service.visitor.get(sessionUrl, cookie)).status).toBe(200);
    await service.pause();
    service = await startTestService({ dataDir, env: { ADMIN_PASSWORD: 'another-horse' } });
    expect((await service.visitor.get(sessionUrl, cookie)).status).toBe(401);
    const changed = { ...administrator, password: 'another-horse' };
    expect((await service.visitor.post(sessionUrl, changed)).status).toBe(200);
  });

  test('behind https the cookie is Secure and bound to the host', async () => {
    const https = await startTestService({ env: { PUBLIC_ORIGIN: 'https://press.example' } });
    const origin = { Origin: 'https://press.example', 'Sec-Fetch-Site': 'same-origin' };
    const response = await https.visitor.post(sessionUrl, administrator, origin);
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-press\.sid=.*; HttpOnly; Secure; SameSite=Lax$/),
    );
    expect((await https.visitor.get(sessionUrl)).status).toBe(200);
    await https.stop();
  });
});
