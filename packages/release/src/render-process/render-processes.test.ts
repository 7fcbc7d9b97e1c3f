import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeHostileBundle } from '../testing/hostile-bundle';
import { workerProgram } from './entry-file';
import { openRenderProcesses, ProcessEnded, type RenderProcesses } from './render-processes';

const limits = { openMs: 20_000, stallMs: 1_000, answerMs: 3_000, heapMb: 96 };
const bundle = writeHostileBundle();
const ends: number[] = [];
let processes: RenderProcesses;
beforeAll(() => {
  const onEnd = () => void ends.push(1);
  processes = openRenderProcesses(bundle.files, { limits, count: 1, requestsEach: 4, onEnd });
});
afterAll(async () => {
  await processes.stop();
  rmSync(bundle.folder, { recursive: true });
});

test.each([
  ['throw', 'a bad page'],
  ['throw nothing', 'undefined'],
  ['never', 'did not answer within 3000 ms'],
])('code that does this (%s) fails its request, and not its process', async (deed, message) => {
  const before = await processes.request('robots', 'pid');
  const failed = processes.request('robots', deed);
  await expect(failed).rejects.toThrow(message);
  await expect(failed).rejects.not.toBeInstanceOf(ProcessEnded);
  expect(await processes.request('robots', 'pid')).toBe(before);
});

test.each([
  ['exit', 'ended itself with code 7'],
  ['loop', 'ran for 1000 ms without a pause'],
  ['fill memory', 'needed more than 96 MB of memory'],
  ['throw later', 'ended with an uncaught error: too late'],
])(
  'code that does this (%s) ends its process, which is replaced',
  async (deed, message) => {
    ends.length = 0;
    const ended = processes.request('robots', deed);
    await expect(ended).rejects.toThrow(message);
    await expect(ended).rejects.toBeInstanceOf(ProcessEnded);
    expect(await processes.request('robots', 'again')).toBe('again');
    expect(ends).toEqual([1]);
  },
  60_000,
);

test.each(['send', 'uncloneable'])(
  'messages of another kind and answers that cannot be sent (%s) do not disturb the next request',
  async (deed) => {
    await processes.request('robots', deed).catch(() => undefined);
    expect(await processes.request('robots', 'again')).toBe('again');
  },
);

test('code that hears nothing any more is replaced too', async () => {
  const short = { ...limits, openMs: 3_000, answerMs: 1_000 };
  const own = openRenderProcesses(bundle.files, { limits: short, count: 1, requestsEach: 1 });
  try {
    await own.request('robots', 'deaf');
    await expect(own.request('robots', 'x')).rejects.toBeInstanceOf(ProcessEnded);
    expect(await own.request('robots', 'again')).toBe('again');
  } finally {
    await own.stop();
  }
}, 60_000);

test('after the end no request is accepted', async () => {
  const own = openRenderProcesses(bundle.files, { limits, count: 1, requestsEach: 1 });
  await own.stop();
  await expect(own.request('robots', 'x')).rejects.toThrow('was stopped');
});

test('code that loops ends with the process that started it, even by SIGKILL', async () => {
  const looping = writeHostileBundle('process.send("loops"); for (;;);');
  const entry = createRequire(join(process.cwd(), 'package.json')).resolve('tinypool');
  const starter = `
    const { fork } = require('node:child_process');
    const [entry, filename, data] = process.argv.slice(1);
    const child = fork(entry, [data], { serialization: 'advanced' });
    child.on('message', (message) => message === 'loops' && process.send(child.pid));
    const source = 'port';
    child.send({ __tinypool_worker_message__: true, source, taskId: 1, task: null, filename, name: 'open' });`;
  const data = JSON.stringify({ files: looping.files, limits: { ...limits, openMs: 600_000 } });
  const args = [
    '-e',
    starter,
    join(dirname(entry), 'entry/process.js'),
    workerProgram().file,
    data,
  ];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [pid] = (await once(parent, 'message')) as [number];
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  for (let polls = 0; isRunning(pid) && polls < 200; polls += 1) await pause(100);
  rmSync(looping.folder, { recursive: true });
  expect(isRunning(pid)).toBe(false);
}, 60_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
