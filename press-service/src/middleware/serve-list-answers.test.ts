/** The list answered before Express, compared with the same service without this step: both must send the same bytes. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlesUrl, defaultSite } from '@site/contract';
import { listen, stopServer } from '@site/service-kit/process';
import { sendRaw } from '../../testing/send-raw';
import { createApp } from '../app';
import { readConfig } from '../config';
import { openStore } from '../data/open-store';
import type { PressStore } from '../data/press-store';
import { wire, type Parts } from '../wiring';
import { serveListAnswers } from './serve-list-answers';

const url = articlesUrl(defaultSite.key);
const visitor = 'X-Forwarded-For: 192.0.2.1';

interface Service {
  readonly server: Server;
  readonly parts: Parts;
  readonly lines: string[];
  readonly send: (request: string, headers?: readonly string[], body?: string) => Promise<string>;
  /** Requests that reached Express. */
  expressCalls: number;
}

let dataDir: string;
let store: PressStore;
let nowMs: number;
let services: Service[];

async function start(isQuick: boolean, readsPerMinute: string): Promise<Service> {
  const lines: string[] = [];
  const env = { DATA_DIR: dataDir, METRICS_PORT: '0', READS_PER_MINUTE: readsPerMinute };
  const config = readConfig(env);
  const parts = await wire(config, store, {
    now: () => nowMs,
    writeRequestLine: (line) => void lines.push(line),
    writeErrorLine: (line) => void lines.push(line),
  });
  const express = createApp(parts);
  const counted: RequestListener = (request, response) => {
    service.expressCalls += 1;
    express(request, response);
  };
  const app = isQuick ? serveListAnswers(counted, parts) : express;
  const { server, port } = await listen(app, config, 1_000);
  const send: Service['send'] = (request, headers = [visitor], body) =>
    sendRaw(port, [`${request} HTTP/1.1`, ...headers], body);
  const service: Service = { server, parts, lines, send, expressCalls: 0 };
  return service;
}

async function startBoth(readsPerMinute = '600') {
  const [quick, plain] = [await start(true, readsPerMinute), await start(false, readsPerMinute)];
  services = [quick, plain];
  return { quick, plain };
}

const insert = (number: number) =>
  store.articles.insert({
    id: number.toString(16).padStart(24, '0'),
    siteId: defaultSite.key,
    title: `제목 ${number}`,
    summary: '요약',
    content: '본문',
    dateMs: nowMs - 1_000 + number,
    views: number,
  });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'press-quick-list-'));
  nowMs = Date.now();
  services = [];
  store = await openStore({ dataDir });
  for (let number = 1; number <= 12; number += 1) await insert(number);
});
afterEach(async () => {
  await Promise.all(services.map(({ server }) => stopServer(server)));
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A line is written when its connection is done with the request, which may be after the answer has arrived. */
async function untilLogged({ lines }: Service, count: number) {
  while (lines.length < count) await new Promise(setImmediate);
}

/** Histogram counts and refusals; durations differ. */
async function countsOf({ parts }: Service): Promise<string[]> {
  const { text = '' } = (await parts.metrics?.write()) ?? {};
  return text.split('\n').filter((line) => /^(http_request\w+_count|rate_limited)/.test(line));
}

const withoutTimes = ({ lines }: Service) =>
  lines.map((line) => ({ ...JSON.parse(line), time: '', ms: 0 }));

const etagOf = (answer: string) => /\r\nETag: ([^\r]+)/.exec(answer)?.[1] ?? '';
const statusOf = (answer: string) => Number(answer.slice(9, 12));

test.each([
  ['GET', 200, 'quick', [visitor]],
  ['GET', 200, 'quick', []],
  ['GET', 200, 'quick', ['X-Forwarded-For: 2001:db8::1']],
  ['GET', 200, 'quick', [visitor, 'Accept-Encoding: br, gzip', 'Range: bytes=0-9']],
  ['GET', 200, 'quick', [visitor, 'Connection: close']],
  ['GET', 200, 'quick', [visitor, 'Cache-Control: no-cache']],
  ['GET', 304, 'quick', [visitor, 'If-None-Match: {etag}']],
  ['GET', 304, 'quick', [visitor, 'If-None-Match: {etag}', 'If-Modified-Since: x']],
  ['HEAD', 200, 'quick', [visitor]],
  ['HEAD', 304, 'quick', [visitor, 'If-None-Match: {etag}']],
  ['GET', 304, 'express', [visitor, 'If-None-Match: *']],
  ['GET', 304, 'express', [visitor, 'If-None-Match: "x", {etag}']],
  ['GET', 200, 'express', [visitor, 'If-None-Match: "x"']],
  ['GET', 200, 'express', [visitor, 'If-None-Match: {etag}', 'Cache-Control: no-cache']],
  ['GET', 200, 'express', [visitor, 'If-Modified-Since: Thu, 01 Jan 2032 00:00:00 GMT']],
  ['GET', 200, 'express', ['X-Forwarded-For: 192.0.2.1, 192.0.2.2']],
  ['GET', 200, 'express', ['X-Forwarded-For:']],
  ['GET', 200, 'express', [visitor, 'Cookie: theme=dark']],
  ['GET', 200, 'express', [visitor, 'Cookie: press.sid=s%3Aforged.forged']],
  ['OPTIONS', 405, 'express', [visitor]],
  ['DELETE', 405, 'express', [visitor]],
] as const)('%s is %i by %s: %j', async (method, status, by, given) => {
  const { quick, plain } = await startBoth();
  const etag = etagOf(await quick.send(`GET ${url}`));
  await plain.send(`GET ${url}`);
  quick.expressCalls = 0;
  const headers = given.map((header) => header.replace('{etag}', etag));
  const answers = [await quick.send(`${method} ${url}`, headers)];
  answers.push(await plain.send(`${method} ${url}`, headers));
  expect(answers[0]).toBe(answers[1]);
  expect(statusOf(answers[0] ?? '')).toBe(status);
  expect(quick.expressCalls).toBe(by === 'quick' ? 0 : 1);
});

test.each([
  [`${url}?limit=3`, true],
  [`${url}?limit=3&x=1`, true],
  [url.replace('articles', '%61rticles'), false],
  [articlesUrl(defaultSite.key.normalize('NFD')), true],
  [`${url}?q=1`, false],
  [`${url}?limit=51`, false],
  [articlesUrl('unknown'), false],
])('%s, requested twice, is the same; quick: %s', async (path, isQuick) => {
  const { quick, plain } = await startBoth();
  const answers = [];
  for (const { send } of [quick, plain, quick, plain]) answers.push(await send(`GET ${path}`));
  expect(new Set(answers).size).toBe(1);
  expect(quick.expressCalls).toBe(isQuick ? 1 : 2);
});

test('a request with a body leaves the connection as Express does', async () => {
  const { quick, plain } = await startBoth();
  const headers = [visitor, 'Content-Length: 2'];
  await quick.send(`GET ${url}`);
  const answer = await quick.send(`GET ${url}`, headers, '{}');
  expect(quick.expressCalls).toBe(1);
  expect(answer).toBe(await plain.send(`GET ${url}`, headers, '{}'));
});

test('limits, counts and log lines are those of Express', async () => {
  const { quick, plain } = await startBoth('4');
  const requests: [string, string[]][] = [
    ...Array.from({ length: 6 }, (): [string, string[]] => [`GET ${url}`, [visitor]]),
    [`HEAD ${url}`, [visitor]],
    [`GET ${url}`, ['X-Forwarded-For: 192.0.2.2']],
    [`GET ${url}?limit=51`, ['X-Forwarded-For: 192.0.2.2']],
    [`HEAD ${url}?limit=2`, ['X-Forwarded-For: 192.0.2.2']],
    [`GET ${url}?limit=2`, ['X-Forwarded-For: 192.0.2.2']],
    [`GET ${url}`, []],
  ];
  const statuses: number[] = [];
  for (const [request, headers] of requests) {
    const [one, other] = [await quick.send(request, headers), await plain.send(request, headers)];
    const withoutWait = (answer: string) => answer.replace(/Retry-After: \d+/, 'Retry-After: n');
    expect(withoutWait(one)).toBe(withoutWait(other));
    statuses.push(statusOf(one));
    for (const service of [quick, plain]) await untilLogged(service, statuses.length);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 200, 400, 200, 200, 200]);
  expect(await countsOf(quick)).toEqual(await countsOf(plain));
  expect(withoutTimes(quick)).toEqual(withoutTimes(plain));
  expect(quick.lines).toHaveLength(requests.length);
  expect(quick.expressCalls).toBeLessThan(requests.length);
});

test('after a second, and after a change, the list comes from the store', async () => {
  const { quick } = await startBoth();
  const first = await quick.send(`GET ${url}`);
  await insert(13);
  expect(await quick.send(`GET ${url}`)).toBe(first);
  quick.parts.preparedLists.drop();
  const changed = await quick.send(`GET ${url}`);
  expect(changed).not.toBe(first);
  await insert(14);
  nowMs += 999;
  expect(await quick.send(`GET ${url}`)).toBe(changed);
  nowMs += 1;
  expect(await quick.send(`GET ${url}`)).not.toBe(changed);
});

test('a clock that is set back keeps no list', async () => {
  const startedAtMs = performance.now();
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(startedAtMs);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  try {
    const { preparedLists } = await wire(readConfig({ DATA_DIR: dataDir }), store);
    const take = (body: string) => preparedLists.take('list', () => Promise.resolve(body)).body;
    expect(await take('first')).toBe('first');
    clock.mockReturnValue(nowMs - 9 * 3_600_000);
    elapsed.mockReturnValue(startedAtMs + 999);
    expect(await take('second')).toBe('first');
    elapsed.mockReturnValue(startedAtMs + 1_000);
    expect(await take('third')).toBe('third');
  } finally {
    elapsed.mockRestore();
    clock.mockRestore();
  }
});

test('a list that was queried before a change, and sent after it, is not remembered', async () => {
  const { quick } = await startBoth();
  const { list } = store.articles;
  let send = () => {};
  const isHeld = new Promise<void>((resolve) => (send = resolve));
  const hasQueried = new Promise<void>((resolve) => {
    Object.assign(store.articles, {
      list: async (...page: Parameters<typeof list>) => {
        const found = await list(...page);
        resolve();
        await isHeld;
        return found;
      },
    });
  });
  const slow = quick.send(`GET ${url}`);
  await hasQueried;
  Object.assign(store.articles, { list });
  await insert(13);
  quick.parts.preparedLists.drop();
  send();
  await slow;
  expect(await quick.send(`GET ${url}`)).not.toBe(await slow);
});
