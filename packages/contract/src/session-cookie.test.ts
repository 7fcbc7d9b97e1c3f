import { sessionCookiesIn, sessionCookieNames } from './session-cookie';

const signed = `s%3A${'i'.repeat(32)}.${'S'.repeat(43)}`;

test.each(Object.values(sessionCookieNames))('finds %s among other cookies', (name) => {
  const cookie = `${name}=${signed}`;
  expect(
    [cookie, `a=1; ${cookie}`, `${cookie};b=2`, `a=1;${cookie} `].map(sessionCookiesIn),
  ).toEqual([cookie, cookie, cookie, cookie]);
});

test.each([
  undefined,
  '',
  'press.sid=x',
  'press.sid=s%3Ashort.signature',
  `press.sid=${signed}x y`,
  `xpress.sid=${signed}`,
  `press.sid=s%3A${'i'.repeat(65)}.${'S'.repeat(43)}`,
])('finds none in %s', (cookies) => {
  expect(sessionCookiesIn(cookies)).toBeUndefined();
});

test('finds both names: one may be from before the site had a certificate', () => {
  const [before, now] = Object.values(sessionCookieNames).map((name) => `${name}=${signed}`);
  expect(sessionCookiesIn(`${before}; a=1; ${now}`)).toBe(`${before}; ${now}`);
});

test('the name for https is bound to the host', () => {
  expect(sessionCookieNames.https).toBe(`__Host-${sessionCookieNames.http}`);
});
