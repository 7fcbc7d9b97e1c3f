/** The press cache: which responses are cached, which requests bypass it, and which ones wait for another. */
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  pictureFileUrl,
  viewsUrl,
} from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { sendRequest, type TestRequest } from '@site/testing/send-request';
import { goodSession, readOfPage, startCountingPress } from '../testing/counting-press';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const api = articlesUrl(defaultSite.key);
const id = (number: number) => number.toString(16).padStart(24, '0');
const forged = (number: number) => `press.sid=s%3A${id(number)}00000000.${'f'.repeat(43)}`;
/** After it a copy of one second is no longer fresh: nginx counts whole seconds. */
const copyMs = 2_100;
const acceptsBrotli = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const unlimited = {
  READS_PER_SECOND: '100000',
  WRITES_PER_SECOND: '100000',
  READS_PER_MINUTE: '0',
  SEARCHES_PER_MINUTE: '0',
};

describe.each(edgeKinds)('%s', (kind) => {
  const press = forEachTest(startCountingPress);
  const edge = forEachTest(() => startEdgeBefore(kind, press.address, unlimited));
  const get = (path: string, headers: OutgoingHttpHeaders = {}) =>
    sendRequest(edge.origin, { path, headers });
  const sendConcurrently = (count: number, requestOf: (number: number) => TestRequest) =>
    Promise.all(
      Array.from({ length: count }, (_, number) => sendRequest(edge.origin, requestOf(number))),
    );

  test.each([
    ['/api/press/session', {}],
    ['/api/press/health/ready', {}],
    [viewsUrl(defaultSite.key, id(1)), {}],
    [`${list}?after=x`, {}],
    [`${list}?q=x`, {}],
    [`${api}?q=x`, {}],
    [`${list}?pages=51`, {}],
    [list, { Cookie: goodSession }],
  ])('20 visitors of %s do not wait for each other', async (path, headers) => {
    const read = `GET ${readOfPage(path)}`;
    press.answerTogether(read, 20);
    const answers = await sendConcurrently(20, () => ({ path, headers }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(press.count(read)).toBe(20);
  });

  test.each([list, `${list}?pages=2`, `${list}/${id(1)}`])(
    '50 visitors of %s make one upstream request',
    async (path) => {
      const answers = await sendConcurrently(50, () => ({ path }));
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
      expect(press.count(`GET ${readOfPage(path)}`)).toBe(1);
    },
  );

  test('50 visitors of a missing article of the API do not wait for each other', async () => {
    const path = articleUrl(defaultSite.key, id(1));
    press.answerTogether(`GET ${path}`, 50);
    const answers = await sendConcurrently(50, () => ({ path }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('unknown query parameters and other spellings make no request of their own', async () => {
    const spellings = [
      ...Array.from({ length: 210 }, (_, number) => `${list}?x=${number}`),
      `${list}?`,
      `${list}?after=`,
      `${list}?AFTER=1`,
      `${list}?utm_source=1&after`,
      list.toLowerCase().replaceAll('%', '%'),
      list.replace('press', 'p%72ess'),
    ];
    await sendConcurrently(spellings.length, (number) => ({ path: spellings[number] ?? '' }));
    expect(new Set(press.seen.map(({ line }) => line))).toEqual(new Set([`GET ${api}`]));
    // One request a second while all visitors are served.
    expect(press.seen.length).toBeLessThan(10);
  });

  test('made-up cursors, searches and articles never evict the cached list', async () => {
    await get(list);
    for (let round = 0; round < 5; round += 1) {
      await sendConcurrently(60, (number) => ({ path: `${list}?after=a${round}-${id(number)}` }));
      await sendConcurrently(60, (number) => ({ path: `${list}?q=${round}-${number}` }));
      await sendConcurrently(60, (number) => ({ path: `${list}/${id(round * 60 + number)}` }));
    }
    await press.stop();
    await pause(1_100);
    const { status, text } = await get(list);
    expect([status, text]).toEqual([200, expect.stringContaining('<h1>200 ')]);
  });

  test.each([
    ['no encoding', {}, acceptsBrotli],
    ['Brotli', acceptsBrotli, {}],
  ])(
    'an article deleted between two visits with %s does not return while the press service is down',
    async (_, headers, others) => {
      const path = `${list}/${id(1)}`;
      const read = async (sent: OutgoingHttpHeaders) => (await get(path, sent)).status;
      press.published.add(id(1));
      const statuses = [await read(headers)];
      press.published.delete(id(1));
      await pause(copyMs);
      statuses.push(await read(headers));
      await press.stop();
      await pause(copyMs);
      statuses.push(await read(headers), await read(others));
      expect(statuses).toEqual([200, 302, 302, 302]);
    },
  );

  test('an article published since the last visit is not missing for a second visitor while it is rendered', async () => {
    const path = `${list}/${id(1)}`;
    expect((await get(path)).status).toBe(302);
    press.published.add(id(1));
    await pause(copyMs);
    press.answerAfterMs = 500;
    const answers = await sendConcurrently(5, () => ({ path }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Everybody waited for the same page.
    expect(press.count(`GET ${readOfPage(path)}`)).toBe(2);
  });

  test('a picture is requested without a cookie', async () => {
    await get(pictureFileUrl('name', '9.avif'), { Cookie: goodSession });
    expect(press.seen.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });

  test.each([list, `${list}?pages=2`, `${list}/${id(1)}`])(
    '50 visitors of %s who accept Brotli share its copies',
    async (path) => {
      press.published.add(id(1));
      const answers = await sendConcurrently(50, () => ({ path, headers: acceptsBrotli }));
      for (const { status, headers, text } of answers)
        expect([status, headers['content-encoding'], headers['vary'], text]).toEqual([
          200,
          'br',
          'Accept-Encoding, Save-Data',
          expect.stringContaining('<h1>200 '),
        ]);
      expect(press.count(`GET ${readOfPage(path)}`)).toBe(1);
    },
  );

  test.each(['gzip', 'br;q=0', 'gzip, br;q=0.0, *', 'x-br', ''])(
    'Accept-Encoding %p gets no Brotli',
    async (accepted) => {
      await get(list, acceptsBrotli);
      const { headers } = await get(list, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).not.toBe('br');
    },
  );

  test.each([
    ['Brotli', 'uncompressed', acceptsBrotli, {}],
    ['no encoding', 'compressed', {}, acceptsBrotli],
  ])('after a visit with %s an outage leaves the %s copy too', async (_, __, before, after) => {
    const paths = [list, `${list}/${id(1)}`];
    press.published.add(id(1));
    for (const path of paths) await get(path, before);
    await pause(copyMs);
    await press.stop();
    for (const path of paths) {
      const { status, text } = await get(path, after);
      expect([status, text]).toEqual([200, expect.stringContaining('<h1>200 ')]);
    }
  });

  test('without any copy an outage is the released 503 page, also for Brotli', async () => {
    await press.stop();
    const { status, text } = await get(list, acceptsBrotli);
    expect([status, text]).toEqual([503, expect.stringContaining('<h1')]);
  });

  test('100 forged cookies are served from the cache and reach only the session check', async () => {
    await get(list);
    const answers = await sendConcurrently(100, (number) => ({
      path: list,
      headers: { Cookie: forged(number) },
    }));
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['no-cache']),
    );
    expect(press.count(`GET ${api}`)).toBeLessThan(6);
    const withCookie = press.seen.filter(({ headers }) => headers.cookie !== undefined);
    expect(new Set(withCookie.map(({ line }) => line))).toEqual(
      new Set(['GET /api/press/session/check']),
    );
  });

  test.each(['press.sid=x', 'press.sid=s%3Aforged', 'xpress.sid=s%3A1', 'press.sid='])(
    'a malformed cookie (%s) is not even checked',
    async (cookie) => {
      await get(list, { Cookie: cookie });
      await get(api, { Cookie: cookie });
      expect(press.seen.map(({ line }) => line)).toEqual([`GET ${api}`, `GET ${api}`]);
      expect(press.seen.filter(({ headers }) => headers.cookie)).toEqual([]);
    },
  );

  test.each([goodSession, `other=1; __Host-${goodSession}`])(
    'with a session (%s) pages and lists are fetched each time and never cached',
    async (cookie) => {
      const headers = { Cookie: cookie };
      const pages = [await get(list, headers), await get(list, headers)];
      expect(pages.map((page) => page.headers['cache-control'])).toEqual(
        pages.map(() => 'private, no-store'),
      );
      await sendRequest(edge.origin, { path: `${api}?limit=5`, headers });
      await sendRequest(edge.origin, { path: articleUrl(defaultSite.key, id(1)), headers });
      // Two pages, a list and an article.
      expect(press.count(`GET ${api}`)).toBe(4);
      await get(list);
      expect(press.count(`GET ${api}`)).toBe(5);
    },
  );

  test('while the press service is down no cookie bypasses the cache', async () => {
    await get(list);
    await press.stop();
    const { status, headers } = await get(list, { Cookie: goodSession });
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('GET and POST count a view each time, HEAD never', async () => {
    const views = viewsUrl(defaultSite.key, id(1));
    for (const method of ['GET', 'GET', 'POST', 'HEAD', 'HEAD'])
      await sendRequest(edge.origin, { method, path: views });
    expect(press.seen.map(({ line }) => line)).toEqual(
      ['GET', 'GET', 'POST', 'HEAD', 'HEAD'].map((method) => `${method} ${views}`),
    );
  });
});
