import type { Request } from 'express';
import { readReplacedParts } from './replaced-parts';

const read = (cookie: string, secure = false) =>
  readReplacedParts({ headers: { cookie }, secure } as Request);

test('versions and development servers are read by part', () => {
  expect(
    read('a=b; site.parts=shell@1.0.0-3fa2b1c9|mfe-press@https://localhost:8443; c=d'),
  ).toEqual({
    versions: new Map([['shell', '1.0.0-3fa2b1c9']]),
    local: new Map([['mfe-press', 'https://localhost:8443']]),
  });
});

test('over https only the cookie that no other host can set counts', () => {
  expect(read('site.parts=shell@1', true)).toBeUndefined();
  expect(read('__Host-site.parts=shell@1', true)?.versions.get('shell')).toBe('1');
});

test.each([
  '',
  'mfe-press',
  'mfe-press@',
  'mfe-press@latest',
  'mfe-press@../../etc',
  'mfe-press@1/../2',
  'mfe-press@1%2f2',
  'MFE-PRESS@1',
  '__proto__@1',
  '../shell@1',
  'mfe-press@1|',
  'mfe-press@javascript:alert(1)',
  'mfe-press@data:text/javascript,1',
  'mfe-press@https://elsewhere.example',
  'mfe-press@http://elsewhere.example:8443',
  'mfe-press@https://localhost.elsewhere.example',
  'mfe-press@https://localhost@elsewhere.example',
  'mfe-press@https://user:secret@localhost:8443',
  'mfe-press@https://localhost:8443/path',
  'mfe-press@https://localhost:8443#',
  "mfe-press@https://localhost:8443' 'unsafe-inline",
  'mfe-press@https://localhost:8443%0d%0aSet-Cookie:x=y',
  'mfe-press@https://localhost:8443\r\nX-Header: 1',
  'mfe-press@https://localhost:443',
  'mfe-press@https://localhost:0443',
  'mfe-press@https://localhost:99999',
  'mfe-press@//localhost:8443',
  'mfe-press@https://127.0.0.1.elsewhere.example',
  'mfe-press@https://127.1:8443',
  'mfe-press@https://[::1]:8443',
  'shell@https://localhost:8443',
  `mfe-press@1|${'mfe-press@1|'.repeat(200)}mfe-press@1`,
])('%j replaces nothing', (value) => {
  expect(read(`site.parts=${value}`)).toBeUndefined();
});
