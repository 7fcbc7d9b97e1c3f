import { createHash } from 'node:crypto';
import { readFileSync, renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { articlesUrl, defaultSite, encodePath, pathOf } from '@site/contract';
import { dczFolder, dictionariesUnder, readPageDictionaries } from '@site/release/dictionaries';
import { decompressDcz } from '@site/release/testing';
import { ask } from './testing/ask';
import { requestMixed } from './testing/mixed-requests';
import { smallScriptDictionary } from './testing/small-script';
import { dictionaryTargets } from './testing/small-site';
import {
  edgeKinds,
  startEdge,
  startSmallSite,
  type RunningEdge,
  type SmallSite,
} from './testing/start-site';

jest.setTimeout(90_000);

const press = encodePath(pathOf('press-list'));
const page = '/Brand/intro';
const script = '/remotes/mfe-press/1/part.00000001.js';

let small: SmallSite;
let pageDictionary: { readonly src: string; readonly bytes: Buffer };
beforeAll(async () => {
  small = await startSmallSite();
  const src = readPageDictionaries(small.site.current)?.dictionaries[0] ?? '';
  pageDictionary = { src, bytes: readFileSync(join(small.site.root, src)) };
});
afterAll(() => small.stop());

const heldHeader = (dictionary: Buffer) =>
  `:${createHash('sha256').update(dictionary).digest('base64')}:`;
const holding = (dictionary: string) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': dictionary,
});
const holdingPages = () => holding(heldHeader(pageDictionary.bytes));

describe.each(edgeKinds)('%s', (kind) => {
  let edge: RunningEdge;
  beforeAll(async () => {
    edge = await startEdge(kind, small);
  });
  afterAll(() => edge.stop());

  test('a page names the dictionary, but not to somebody who saves data', async () => {
    const link = `<${pageDictionary.src}>; rel="compression-dictionary"`;
    expect((await ask(edge.origin, { path: page })).headers['link']).toBe(link);
    const saving = { path: page, headers: { 'Save-Data': 'on' } };
    expect((await ask(edge.origin, saving)).headers['link']).toBeUndefined();
  });

  test('the dictionary is immutable, for documents only, and never sent as a difference', async () => {
    const { headers } = await ask(edge.origin, {
      path: pageDictionary.src,
      headers: holdingPages(),
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
    });
  });

  test('a page as the difference to the dictionary is the page', async () => {
    const plain = await ask(edge.origin, { path: page });
    const answer = await ask(edge.origin, { path: page, headers: holdingPages() });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Available-Dictionary',
      'content-security-policy': plain.headers['content-security-policy'],
      'x-release': plain.headers['x-release'],
    });
    expect((await decompressDcz(answer.bytes, pageDictionary.bytes)).toString()).toBe(plain.text);
  });

  test('each encoding has its own ETag; the same one again is a 304 without an encoding', async () => {
    const headers = holdingPages();
    const plain = await ask(edge.origin, { path: page, headers: { 'Accept-Encoding': 'br' } });
    const { headers: first } = await ask(edge.origin, { path: page, headers });
    const etag = first['etag'] ?? '';
    expect(etag).not.toBe(plain.headers['etag']);
    const again = await ask(edge.origin, {
      path: page,
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([again.status, again.headers['etag']]).toEqual([304, etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    const other = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    expect((await ask(edge.origin, { path: page, headers: other })).status).toBe(200);
  });

  test.each([
    ['a page that is rendered on request', press],
    ['an answer of the API', articlesUrl(defaultSite.key)],
    ['the release map', '/release.json'],
    ['a page that is not there', '/nowhere'],
    ['a redirect', `${page}/`],
  ])('%s knows no dictionary', async (_, path) => {
    const { headers } = await ask(edge.origin, { path, headers: holdingPages() });
    expect(headers['content-encoding']).not.toBe('dcz');
    expect([headers['use-as-dictionary'], headers['link']]).toEqual([undefined, undefined]);
  });

  test('a form knows no dictionary', async () => {
    const { headers } = await ask(edge.origin, {
      method: 'POST',
      path: '/forms/visit',
      headers: { ...holdingPages(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=a&phone=1&message=',
    });
    expect(headers['content-encoding']).not.toBe('dcz');
    expect([headers['use-as-dictionary'], headers['link']]).toEqual([undefined, undefined]);
  });

  test('any word for what a browser holds gets the same file', async () => {
    const { count, dcz, failures } = await requestMixed(
      edge.origin,
      dictionaryTargets(small.site),
      400,
    );
    expect([failures, count]).toEqual([[], 400]);
    expect(dcz).toBeGreaterThan(20);
  });

  test('a difference that is gone: the plain file', async () => {
    const folder = dczFolder(small.site.root);
    renameSync(folder, `${folder}-away`);
    try {
      const headers = holding(smallScriptDictionary('mfe-press', '0'));
      const answer = await ask(edge.origin, { path: script, headers });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
      expect(answer.text).toContain('mfe-press 1');
    } finally {
      renameSync(`${folder}-away`, folder);
    }
  });
});

test('gateway: a difference that holds nothing is not sent', async () => {
  const edge = await startEdge('gateway', small);
  const [name = ''] = dictionariesUnder(small.site.current);
  truncateSync(join(dczFolder(small.site.current, name), 'Brand/intro.html'), 12);
  const { headers } = await ask(edge.origin, { path: page, headers: holdingPages() });
  await edge.stop();
  expect(headers['content-encoding']).toBe('br');
});

test.each(edgeKinds)('%s: switched off, every answer is as without dictionaries', async (kind) => {
  const edge = await startEdge(kind, small, { DICTIONARIES: 'off' });
  const held = holding(smallScriptDictionary('mfe-press', '0'));
  const answers = [
    await ask(edge.origin, { path: script, headers: held }),
    await ask(edge.origin, { path: page, headers: holdingPages() }),
  ];
  await edge.stop();
  for (const { headers } of answers)
    expect([headers['content-encoding'], headers['use-as-dictionary'], headers['link']]).toEqual([
      'br',
      undefined,
      undefined,
    ]);
});
