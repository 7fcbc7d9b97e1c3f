/** Bodies that a hostile or broken client sends, with the media type they claim; Latin-1 as on the wire. */
export interface HostileBody {
  readonly type: string;
  readonly body: string;
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const json = (body: string): HostileBody => ({ type: 'application/json', body: utf8(body) });
const form = (body: string): HostileBody => ({
  type: 'application/x-www-form-urlencoded',
  body: utf8(body),
});
const multipart = (body: string): HostileBody => ({
  type: 'multipart/form-data; boundary=b',
  body: utf8(body),
});

const part = (disposition: string, value: string) =>
  `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;

export const hostileBodies: readonly HostileBody[] = [
  json(''),
  json('null'),
  json('0'),
  json('""'),
  json('[]'),
  json('{}'),
  json('{'),
  json('{"name":'),
  json('\ufeff{"name":"a"}'),
  json('{"name":"\\ud800","phone":"\\udfff"}'),
  json('{"name":"\\u0000","phone":"\\u202e"}'),
  json('{"name":1e999,"phone":-0}'),
  json('{"name":null,"phone":[],"email":{},"visitDate":true}'),
  json('{"name":"a","name":"b","phone":"c"}'),
  json('{"__proto__":{"name":"a"},"phone":"b"}'),
  json('{"constructor":{"prototype":{"name":"a"}}}'),
  json('{"email":{"$gt":""},"password":{"$gt":""}}'),
  json('{"email":["a"],"password":"b"}'),
  json('{"email":"","password":""}'),
  json('{"email":"a@b.example","password":"wrong-horse"}'),
  json('{"title":"\\ud800","summary":"a","content":"\\u0000"}'),
  json('{"title":"제목","summary":"요약","content":"본문"}'),
  json('{"title":[],"summary":{},"content":1,"__proto__":null}'),
  json('{"title":"","summary":"","content":""}'),
  json(`{"title":"${'가'.repeat(5_000)}","summary":"a","content":"b"}`),
  json('['.repeat(20_000)),
  json(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  json(`{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":"v"`).join(',')}}`),
  json(`{"name":"${'a'.repeat(70_000)}","phone":"b"}`),
  json(`{"name":"${'a'.repeat(300_000)}","phone":"b"}`),
  form(''),
  form('='),
  form('&&&'),
  form('%'),
  form('name=%zz&phone=%E0%A4%A'),
  form('name[]=a&phone[x]=b'),
  form('__proto__=a&constructor=b'),
  form('_method=delete'),
  form('_method=delete&site=x'),
  form('intent=sign-in&email=a&password=b&resume=__proto__'),
  form('intent=publish&intent=delete&title=%00&key=%0a'),
  form('email=a&email=b&password=c'),
  form(Array.from({ length: 2_000 }, (_, index) => `k${index}=v`).join('&')),
  form(`name=${'%EA%B0%80'.repeat(3_000)}`),
  multipart(''),
  multipart('--b--\r\n'),
  multipart(part('form-data; name="name"', 'a')),
  multipart(`${part('form-data; name="name"', 'a')}--b--\r\n`),
  multipart(`${part('form-data; name="x"; filename="a.exe"', 'MZ')}--b--\r\n`),
  multipart(`${part('form-data', 'a')}--b--\r\n`),
  multipart(`${part('form-data; name="__proto__"', 'a')}--b--\r\n`),
  multipart(`${part(`form-data; name="${'n'.repeat(9_000)}"`, 'a')}--b--\r\n`),
  multipart(`--b\r\n${'X: y\r\n'.repeat(3_000)}\r\n`),
  multipart(`${part('form-data; name="a"', 'v').repeat(300)}--b--\r\n`),
  { type: 'multipart/form-data', body: 'x' },
  { type: 'text/plain', body: 'name=a' },
  {
    type: 'application/xml',
    body: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  },
  { type: 'application/json', body: '\x1f\x8b\x08\x00\xff\xff' },
  { type: 'application/json', body: '\xff\xfe{\x00}\x00' },
  { type: 'application/octet-stream', body: '\x00'.repeat(1_000) },
];
