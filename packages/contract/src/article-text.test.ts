import { paragraphsOf, partsOf } from './article-text';

const addressesIn = (text: string) =>
  partsOf(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

test.each([
  ['안내: https://example.com/a?b=1&c=2#d 를 보세요', 'https://example.com/a?b=1&c=2#d'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.COM/A', 'HTTPS://Example.COM/A'],
  ['https://example.com:8443/', 'https://example.com:8443/'],
  ['https://www.example.co.kr을', 'https://www.example.co.kr'],
  ['https://example.com에서 신청', 'https://example.com'],
  ['https://example.com/apply에서 신청', 'https://example.com/apply'],
  ['https://example.com/apply/입니다.', 'https://example.com/apply/'],
  ['https://example.com/을', 'https://example.com/'],
  ['https://example.com/a%EA%B0%80로', 'https://example.com/a%EA%B0%80'],
  ['https://example.com/윤슬레이크시티/press에서', 'https://example.com/윤슬레이크시티/press'],
  ['https://example.com/wiki/서울에서', 'https://example.com/wiki/서울'],
  ['https://example.com/wiki/마을', 'https://example.com/wiki/마을'],
  ['https://윤슬.한국/안내', 'https://윤슬.한국/안내'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['(https://example.com/a).', 'https://example.com/a'],
  ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ['「https://example.com/a」', 'https://example.com/a'],
  ['“https://example.com/a”라고', 'https://example.com/a'],
  ['<https://example.com/a>', 'https://example.com/a'],
  ['https://example.com/a"onclick="alert(1)', 'https://example.com/a'],
  ["https://example.com/a'b", 'https://example.com/a'],
  ['https://example.com.', 'https://example.com'],
  ['https://example.com/a, https', 'https://example.com/a'],
  ['https://example.com/a…', 'https://example.com/a'],
  ['https://example.com/a!?!', 'https://example.com/a'],
  ['https://example.com@evil.example/', 'https://example.com'],
  ['보기https://example.com', 'https://example.com'],
])('in %j the address is %s [ARTICLE-13]', (text, href) => {
  expect(addressesIn(text)).toEqual([href]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'www.example.com',
  'http://localhost/',
  'https://',
  'https:///path',
  'https://.com',
  'xhttps://example.com',
  'javascript:x//https:example.com',
])('%j contains no address [ARTICLE-13]', (text) => {
  expect(partsOf(text)).toEqual([{ text }]);
});

test('the parts of a text add up to the text, whatever it contains [ARTICLE-13]', () => {
  const texts = [
    'a https://a.kr/x를 보고 https://b.kr/에서 (http://c.kr/d(e)) 끝',
    '<img src=x onerror=alert(1)> https://a.kr/"><script>',
    '',
    'https://a.kr/' + '가'.repeat(3_000),
    'https://a.kr/' + '('.repeat(3_000) + '.'.repeat(3_000),
  ];
  for (const text of texts)
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

test('a path has a maximum length, so that a text without spaces cannot cost time [ARTICLE-13]', () => {
  const host = 'https://a.kr';
  for (const filler of ['.', '(', ')', '가', 'a.', 'https://a', '-'])
    for (const address of addressesIn(`${host}/${filler.repeat(50_000 / filler.length)}`))
      expect(address.length).toBeLessThanOrEqual(host.length + 2_001);
});

test('paragraphs are the lines that are not empty [ARTICLE-2]', () => {
  expect(paragraphsOf('a\r\n\r\n b\n \n')).toEqual(['a', ' b']);
});
