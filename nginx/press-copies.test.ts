/** What the edge keeps of press, for whom, and who waits for whom. */
import { setTimeout as pause } from 'node:timers/promises';
import { articlesUrl, articleUrl, defaultSite, encodePath, pathOf, viewsUrl } from '@site/contract';
import { ask, type Question } from './testing/ask';
import { goodSession, startCountingPress, type CountingPress } from './testing/counting-press';
import { startEdgeBefore } from './testing/start-edge-alone';
import { edgeKinds, type RunningEdge } from './testing/start-site';

jest.setTimeout(90_000);

const list = encodePath(pathOf('press-list'));
const api = articlesUrl(defaultSite.key);
const id = (number: number) => number.toString(16).padStart(24, '0');
const forged = (number: number) => `press.sid=s%3A${id(number)}00000000.${'f'.repeat(43)}`;
const unlimited = { READS_PER_SECOND: '100000', WRITES_PER_SECOND: '100000' };

describe.each(edgeKinds)('%s', (kind) => {
  let press: CountingPress;
  let edge: RunningEdge;
  beforeEach(async () => {
    press = await startCountingPress();
    edge = await startEdgeBefore(kind, press.address, unlimited);
  });
  afterEach(async () => {
    await edge.stop();
    await press.stop();
  });
  const crowd = (count: number, question: (number: number) => Question) =>
    Promise.all(Array.from({ length: count }, (_, number) => ask(edge.origin, question(number))));

  test.each([
    ['/api/press/session', {}],
    ['/api/press/health/ready', {}],
    [viewsUrl(defaultSite.key, id(1)), {}],
    [`${list}?after=x`, {}],
    [list, { Cookie: goodSession }],
  ])('50 visitors at %s wait for none of the others', async (path, headers) => {
    const startedAt = Date.now();
    const answers = await crowd(50, () => ({ path, headers }));
    // One after the other they take 5 s: each answer takes 100 ms.
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(press.count(`GET ${path}`)).toBe(50);
  });

  test.each([list, `${list}/${id(1)}`])('50 visitors at %s make one request', async (path) => {
    const startedAt = Date.now();
    const answers = await crowd(50, () => ({ path }));
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(press.count(`GET ${path}`)).toBe(1);
  });

  test('50 visitors at a missing article of the API wait for none of the others', async () => {
    const startedAt = Date.now();
    const answers = await crowd(50, () => ({ path: articleUrl(defaultSite.key, id(1)) }));
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('what a visitor adds to an address reaches neither the copies nor the page server', async () => {
    const spellings = [
      ...Array.from({ length: 210 }, (_, number) => `${list}?x=${number}`),
      `${list}?`,
      `${list}?after=`,
      `${list}?AFTER=1`,
      `${list}?utm_source=1&after`,
      list.toLowerCase().replaceAll('%', '%'),
      list.replace('press', 'p%72ess'),
    ];
    await crowd(spellings.length, (number) => ({ path: spellings[number] ?? '' }));
    const asked = press.seen.filter(({ line }) => !line.includes('/api/'));
    expect(new Set(asked.map(({ line }) => line))).toEqual(new Set([`GET ${list}`]));
    // One a second; the crowd takes some.
    expect(asked.length).toBeLessThan(10);
  });

  test('further pages and articles that nobody wrote never push out the outage copy of the list', async () => {
    await ask(edge.origin, { path: list });
    for (let round = 0; round < 5; round += 1) {
      await crowd(60, (number) => ({ path: `${list}?after=a${round}-${id(number)}` }));
      await crowd(60, (number) => ({ path: `${list}/${id(round * 60 + number)}` }));
    }
    await press.stop();
    await pause(1_100);
    const { status, text } = await ask(edge.origin, { path: list });
    expect([status, text]).toEqual([200, `<p>${list}</p>`]);
  });

  test('100 forged cookies are answered from the copy, and no server hears of them', async () => {
    await ask(edge.origin, { path: list });
    const startedAt = Date.now();
    const answers = await crowd(100, (number) => ({
      path: list,
      headers: { Cookie: forged(number) },
    }));
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['no-cache']),
    );
    expect(press.count(`GET ${list}`)).toBeLessThan(6);
    const withCookie = press.seen.filter(({ headers }) => headers.cookie !== undefined);
    expect(new Set(withCookie.map(({ line }) => line))).toEqual(
      new Set(['GET /api/press/session/check']),
    );
  });

  test.each(['press.sid=x', 'press.sid=s%3Aforged', 'xpress.sid=s%3A1', 'press.sid='])(
    'a cookie of another form (%s) is not even checked',
    async (cookie) => {
      await ask(edge.origin, { path: list, headers: { Cookie: cookie } });
      await ask(edge.origin, { path: api, headers: { Cookie: cookie } });
      expect(press.seen.map(({ line }) => line)).toEqual([`GET ${list}`, `GET ${api}`]);
      expect(press.seen.filter(({ headers }) => headers.cookie)).toEqual([]);
    },
  );

  test.each([goodSession, `other=1; __Host-${goodSession}`])(
    'with a session (%s) pages and lists are new each time, and kept nowhere',
    async (cookie) => {
      const headers = { Cookie: cookie };
      const pages = [
        await ask(edge.origin, { path: list, headers }),
        await ask(edge.origin, { path: list, headers }),
      ];
      expect(pages.map((page) => page.headers['cache-control'])).toEqual(
        pages.map(() => 'private, no-store'),
      );
      await ask(edge.origin, { path: `${api}?limit=5`, headers });
      await ask(edge.origin, { path: articleUrl(defaultSite.key, id(1)), headers });
      expect([press.count(`GET ${list}`), press.count(`GET ${api}`)]).toEqual([2, 2]);
      await ask(edge.origin, { path: list });
      expect(press.count(`GET ${list}`)).toBe(3);
    },
  );

  test('a press service that is down makes nobody the administrator', async () => {
    await ask(edge.origin, { path: list });
    await press.stop();
    const { status, headers } = await ask(edge.origin, {
      path: list,
      headers: { Cookie: goodSession },
    });
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('an opening is counted by GET and POST each time, and by HEAD never', async () => {
    const views = viewsUrl(defaultSite.key, id(1));
    for (const method of ['GET', 'GET', 'POST', 'HEAD', 'HEAD'])
      await ask(edge.origin, { method, path: views });
    expect(press.seen.map(({ line }) => line)).toEqual(
      ['GET', 'GET', 'POST', 'HEAD', 'HEAD'].map((method) => `${method} ${views}`),
    );
  });
});
