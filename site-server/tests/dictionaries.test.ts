import { readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { articlesUrl, defaultSite, encodePath, pathOf } from '@site/contract';
import type { SiteFolder } from '@site/release';
import { dczFolder, dictionariesUnder, readPageDictionaries } from '@site/release/dictionaries';
import { decompressDcz } from '@site/release/testing';
import { sendRequest, type TestRequest } from '@site/testing/send-request';
import { forAllTests } from '@site/testing/fixtures';
import { copySmallSite } from '../testing/copy-small-site';
import { startCountingPress } from '../testing/counting-press';
import { headerOf, sendDictionaryRequests } from '../testing/dictionary-requests';
import { smallScriptDictionary } from '../testing/small-script';
import { dictionaryTargets } from '../testing/small-site';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const page = '/Brand/intro';
const script = '/remotes/mfe-press/1/part.00000001.js';

let pageDictionary: { readonly src: string; readonly bytes: Buffer };
let site: SiteFolder;
const press = forAllTests(startCountingPress);
beforeAll(async () => {
  site = await copySmallSite();
  const src = readPageDictionaries(site.current)?.dictionaries[0] ?? '';
  pageDictionary = { src, bytes: readFileSync(join(site.root, src)) };
});
afterAll(() => rmSync(site.root, { recursive: true }));

const holding = (dictionary: string) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': dictionary,
});
const holdingPages = () => holding(headerOf(pageDictionary.bytes));

describe.each(edgeKinds)('%s', (kind) => {
  const edge = forAllTests(() => startEdgeBefore(kind, press.address, {}, site));
  const get = (path: string, headers?: TestRequest['headers']) =>
    sendRequest(edge.origin, { path, headers });

  test('a page links to the dictionary, but not with Save-Data', async () => {
    const link = `<${pageDictionary.src}>; rel="compression-dictionary"`;
    expect((await get(page)).headers['link']).toBe(link);
    expect((await get(page, { 'Save-Data': 'on' })).headers['link']).toBeUndefined();
  });

  test('the dictionary is immutable, for documents only, and never sent as a difference', async () => {
    const { headers } = await get(pageDictionary.src, holdingPages());
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
    });
  });

  test('the difference to the dictionary decompresses to the page', async () => {
    const plain = await get(page);
    const answer = await get(page, holdingPages());
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Save-Data, Accept-Encoding, Available-Dictionary',
      'content-security-policy': plain.headers['content-security-policy'],
      'x-release': plain.headers['x-release'],
    });
    expect((await decompressDcz(answer.bytes, pageDictionary.bytes)).toString()).toBe(plain.text);
  });

  test('each encoding has its own ETag; If-None-Match with it gives a 304 without an encoding', async () => {
    const headers = holdingPages();
    const plain = await get(page, { 'Accept-Encoding': 'br' });
    const etag = (await get(page, headers)).headers['etag'] ?? '';
    expect(etag).not.toBe(plain.headers['etag']);
    const again = await get(page, { ...headers, 'If-None-Match': etag });
    expect([again.status, again.headers['etag']]).toEqual([304, etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    const other = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    expect((await get(page, other)).status).toBe(200);
  });

  test.each([
    ['a page that is rendered on request', list],
    ['a response of the API', articlesUrl(defaultSite.key)],
    ['the release manifest', '/release.json'],
    ['a missing page', '/nowhere'],
    ['a redirect', `${page}/`],
  ])('%s offers and uses no dictionary', async (_, path) => {
    const { headers } = await get(path, holdingPages());
    expect(headers['content-encoding']).not.toBe('dcz');
    expect([headers['use-as-dictionary'], headers['link']]).toEqual([undefined, undefined]);
  });

  test('a form offers and uses no dictionary', async () => {
    const { headers } = await sendRequest(edge.origin, {
      method: 'POST',
      path: '/forms/visit',
      headers: { ...holdingPages(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=a&phone=1&message=',
    });
    expect(headers['content-encoding']).not.toBe('dcz');
    expect([headers['use-as-dictionary'], headers['link']]).toEqual([undefined, undefined]);
  });

  test('any value of Available-Dictionary gives the same file', async () => {
    const targets = dictionaryTargets(site);
    const { dcz, failures } = await sendDictionaryRequests(edge.origin, targets);
    expect(failures).toEqual([]);
    expect(dcz).toBeGreaterThan(20);
  });

  test('a missing difference: the plain file', async () => {
    const folder = dczFolder(site.root);
    renameSync(folder, `${folder}-away`);
    try {
      const answer = await get(script, holding(smallScriptDictionary('mfe-press', '0')));
      expect(answer.status).toBe(200);
      // nginx may have a copy of the difference.
      const encodings = kind === 'nginx' ? ['br', 'dcz'] : ['br'];
      expect(encodings).toContain(answer.headers['content-encoding']);
    } finally {
      renameSync(`${folder}-away`, folder);
    }
  });
});

test('a truncated difference is not sent', async () => {
  const edge = await startEdgeBefore('site-server', press.address, {}, site);
  const [name = ''] = dictionariesUnder(site.current);
  truncateSync(join(dczFolder(site.current, name), 'Brand/intro.html'), 12);
  const { headers } = await sendRequest(edge.origin, { path: page, headers: holdingPages() });
  await edge.stop();
  expect(headers['content-encoding']).toBe('br');
});

test.each(edgeKinds)(
  '%s: with DICTIONARIES=off every response is as without dictionaries',
  async (kind) => {
    const edge = await startEdgeBefore(kind, press.address, { DICTIONARIES: 'off' }, site);
    const held = holding(smallScriptDictionary('mfe-press', '0'));
    const answers = [
      await sendRequest(edge.origin, { path: script, headers: held }),
      await sendRequest(edge.origin, { path: page, headers: holdingPages() }),
    ];
    await edge.stop();
    for (const { headers } of answers)
      expect([headers['content-encoding'], headers['use-as-dictionary'], headers['link']]).toEqual([
        'br',
        undefined,
        undefined,
      ]);
  },
);
