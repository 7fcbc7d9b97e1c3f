import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { startFaultInjectionProxy, type FaultInjectionProxy } from './fault-injection-proxy';
import type { NetworkFault } from './network-faults';

const script = 'console.log("sound")';
let server: LoopbackServer;
let proxy: FaultInjectionProxy;

beforeAll(async () => {
  server = await serveOnLoopback((_, response) => response.end(script));
  proxy = await startFaultInjectionProxy(server.origin);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});
afterEach(() => proxy.clear());

async function read(path: string, withinMs = 5_000) {
  const origin = proxy.origin.replace('localhost', '127.0.0.1');
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(withinMs) });
  return { status: answer.status, text: await answer.text() };
}

it('forwards everything without a rule, and records the requests', async () => {
  proxy.inject(/^\/other/, 'refuses connections');
  await expect(read('/entry.js')).resolves.toEqual({ status: 200, text: script });
  expect(proxy.requests).toContain('/entry.js');
});

it.each<[NetworkFault, RegExp]>([
  ['answers 404', /^Not Found$/],
  ['answers 503', /^Service Unavailable$/],
  ['answers HTML instead of JavaScript', /^<!doctype html>/],
  ['answers truncated JSON', /^\{.*[^}]$/],
])('injects a response: %s', async (fault, text) => {
  proxy.inject(/./, fault);
  expect((await read('/entry.js')).text).toMatch(text);
});

it('flips one bit and no more', async () => {
  proxy.inject(/./, 'answers with one flipped byte');
  const { text } = await read('/entry.js');
  expect(text).toHaveLength(script.length);
  expect([...text].filter((letter, index) => letter !== script[index])).toHaveLength(1);
});

it('cuts or holds the connection; the last rule wins, and patterns match decoded Korean URLs', async () => {
  proxy.inject(/./, 'answers 404');
  proxy.inject(/^\/윤슬/, 'refuses connections');
  await expect(read(encodeURI('/윤슬/press'))).rejects.toThrow('fetch failed');
  proxy.inject(/^\/윤슬/, 'never answers');
  await expect(read(encodeURI('/윤슬/press'), 200)).rejects.toThrow(/timeout/);
  expect((await read('/entry.js')).status).toBe(404);
});
