/** Values that a hostile or broken client may send, as they go over the wire, in Latin-1. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const list = (text: string) => text.trim().split(/\s+/);

/** In a path segment, a query or a header's value; none contains a line break or a space. */
export const words: readonly string[] = [
  ...list(`
    x 0 -1 51 1e9 99999999999999999999 NaN null undefined true % %% %zz %00 %0d%0aSet-Cookie:x=1 %E0%A4%A %ff%fe
    %ED%A0%80 %C0%AF %F0%9F%8F%A0 %EC%9C%A4%EC%8A%AC%EB%A0%88%EC%9D%B4%ED%81%AC%EC%8B%9C%ED%8B%B0
    .. . %2e%2e %2e%2e%2f%2e%2e%2fetc%2fpasswd ..%5c..%5cwindows %2F %5C ;jsessionid=1
    __proto__ constructor prototype hasOwnProperty toString [$ne] %7B%22%24gt%22%3A%22%22%7D
    '%20OR%20'1'='1 ');DROP%20TABLE%20press;-- <script>alert(1)</script> \${jndi:ldap://x/a} {{7*7}}
    %25%32%65 * ~ | " \\ ^ \` \x7f`),
  '\x80\xff',
  utf8('윤슬레이크시티'),
  utf8('윤슬레이크시티'.normalize('NFD')),
  utf8('İıſK'),
  utf8('\u202e\u200b\ufeff'),
  utf8('🏠'.repeat(40)),
  'a'.repeat(300),
  '%61'.repeat(700),
  '%25'.repeat(1_500),
  'a'.repeat(7_000),
  '/'.repeat(200),
  '../'.repeat(60),
];

export const queryNames: readonly string[] = [
  ...list('after after after limit limit login publish site email password page x _method'),
  ...list('__proto__ constructor after[] after[x] limit[$gt]'),
  '',
  ...list('%61fter utm_source'),
];

export const methods: readonly string[] = [
  ...Array<string>(10).fill('GET'),
  ...Array<string>(4).fill('POST'),
  ...list('HEAD HEAD PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND PURGE get FOO M-SEARCH'),
];

/** Header lines; `null` stands for a word from the list above. */
export const headers: readonly (readonly [name: string, values: readonly (string | null)[]])[] = [
  [
    'Cookie',
    [
      'press.sid=x',
      'press.sid=s%3Ax.y',
      'press.sid=; press.sid=x',
      '__Host-press.sid=s%3A.',
      'press.sid=%E0%A4%A',
      'press.signed-in=1',
      '=;;==;',
      `a=${'b'.repeat(3_000)}`,
      null,
    ],
  ],
  [
    'Accept',
    ['text/html', 'application/json', '*/*;q=x', ',,,', 'text/html;q=0', 'a/b/c', null, ''],
  ],
  ['Accept-Encoding', ['br', 'gzip;q=0, *;q=0', 'dcz', 'identity;q=0', 'x', null, '']],
  ['Accept-Language', ['ko', '*', null]],
  [
    'Content-Type',
    [
      'application/json',
      'application/json; charset=utf-16',
      'application/json; charset=x',
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=euc-kr',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=b',
      'text/plain',
      'a/b; c="',
      '/',
      ';',
      null,
    ],
  ],
  ['Content-Encoding', ['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, br', 'x', null]],
  [
    'Range',
    [
      'bytes=0-0',
      'bytes=-1',
      'bytes=9999999-',
      'bytes=5-2',
      'bytes=0-,0-,0-,0-,0-',
      'x=1',
      'bytes=-99999999999999999999',
      null,
    ],
  ],
  ['If-Range', ['"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', null]],
  ['If-None-Match', ['*', '"x"', 'W/"x"', '"', null]],
  ['If-Match', ['*', '"x"', null]],
  ['If-Modified-Since', ['Thu, 01 Jan 2099 00:00:00 GMT', 'yesterday', null]],
  ['If-Unmodified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', null]],
  ['Origin', ['null', 'http://evil.example', 'http://', 'x', null]],
  ['Referer', ['http://evil.example/', 'x', null]],
  ['Sec-Fetch-Site', ['same-origin', 'cross-site', 'none', 'x', null]],
  ['Sec-Purpose', ['prefetch', 'prefetch;prerender', null]],
  ['X-Forwarded-For', ['192.0.2.1', 'unknown', '::1, ,x', null]],
  ['X-Forwarded-Host', ['evil.example', 'a b', '[::1', null]],
  ['X-Forwarded-Proto', ['https', 'x,y', null]],
  ['Forwarded', ['for="_x";proto=https', null]],
  ['X-Real-IP', ['x']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['X-Accel-Redirect', ['/errors/503.html']],
  ['X-Original-URL', ['/api/press/session']],
  ['Idempotency-Key', ['k', 'a'.repeat(101), '\u00ff', null]],
  ['Expect', ['100-continue', 'x']],
  ['Authorization', ['Basic Og==', 'Bearer x', null]],
  ['Available-Dictionary', [':AAAA:', null]],
  ['Save-Data', ['on']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Connection', ['upgrade', 'close, x', 'content-length']],
  ['TE', ['trailers', 'gzip']],
  ['Max-Forwards', ['0']],
  ['Cache-Control', ['no-cache', 'only-if-cached', 'max-age=x']],
  ['User-Agent', ['', 'a'.repeat(2_000), null]],
  ['X-Long', ['a'.repeat(7_000)]],
];
