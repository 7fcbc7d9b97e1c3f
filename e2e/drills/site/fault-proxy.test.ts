import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import type { FaultName } from './faults';

const script = 'console.log("sound")';
let server: Server;
let proxy: FaultProxy;

beforeAll(async () => {
  server = createServer((_, response) => response.end(script));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.stop();
  server.close();
});
afterEach(() => proxy.heal());

async function read(path: string, withinMs = 5_000) {
  const origin = proxy.origin.replace('localhost', '127.0.0.1');
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(withinMs) });
  return { status: answer.status, text: await answer.text() };
}

it('passes on what nobody breaks, and remembers what was asked for', async () => {
  proxy.break(/^\/other/, 'refused');
  await expect(read('/entry.js')).resolves.toEqual({ status: 200, text: script });
  expect(proxy.asked).toContain('/entry.js');
});

it.each<[FaultName, RegExp]>([
  ['404', /^Not Found$/],
  ['503', /^Service Unavailable$/],
  ['HTML instead of JavaScript', /^<!doctype html>/],
  ['JSON garbage', /^\{.*[^}]$/],
])('answers with what a fault is called: %s', async (fault, text) => {
  proxy.break(/./, fault);
  expect((await read('/entry.js')).text).toMatch(text);
});

it('flips one bit and no more', async () => {
  proxy.break(/./, 'one byte flipped');
  const { text } = await read('/entry.js');
  expect(text).toHaveLength(script.length);
  expect([...text].filter((letter, index) => letter !== script[index])).toHaveLength(1);
});

it('refuses, or says nothing at all; the latest word counts, and Korean addresses are matched as they read', async () => {
  proxy.break(/./, '404');
  proxy.break(/^\/윤슬/, 'refused');
  await expect(read(encodeURI('/윤슬/press'))).rejects.toThrow('fetch failed');
  proxy.break(/^\/윤슬/, 'hanging');
  await expect(read(encodeURI('/윤슬/press'), 200)).rejects.toThrow(/timeout/);
  expect((await read('/entry.js')).status).toBe(404);
});
