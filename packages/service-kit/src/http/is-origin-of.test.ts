import { isOriginOf } from './is-origin-of';

test.each<[string, string[]]>([
  ['https://site.example', ['site.example']],
  ['https://site.example', ['other.example', 'site.example']],
  ['https://site.example', ['site.example:443']],
  ['http://site.example', ['SITE.example:80']],
  ['http://127.0.0.1:8080', ['127.0.0.1:8080']],
])('%s is the origin of %j', (origin, hosts) => {
  expect(isOriginOf(origin, hosts)).toBe(true);
});

test.each<[string, (string | undefined)[]]>([
  ['null', ['null']],
  ['', ['']],
  ['https://evil.example', ['site.example', undefined]],
  ['https://site.example:8443', ['site.example']],
  ['https://site.example.evil.example', ['site.example']],
  ['file:///site.example', ['site.example']],
])('%j is not the origin of %j', (origin, hosts) => {
  expect(isOriginOf(origin, hosts)).toBe(false);
});
