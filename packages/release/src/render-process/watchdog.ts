import { Worker } from 'node:worker_threads';

const tickMs = 100;

/** A thread, because a process in an endless loop can neither end itself nor notice that its parent is gone. */
const code = `
const { state, parent } = require('node:worker_threads').workerData;
let beats = 0;
let silentTicks = 0;
setInterval(() => {
  silentTicks = Atomics.load(state, 0) === beats ? silentTicks + 1 : 0;
  beats = Atomics.load(state, 0);
  if (process.ppid !== parent || silentTicks > Atomics.load(state, 1)) process.kill(process.pid, 'SIGKILL');
}, ${tickMs});`;

/**
 * Ends this process by SIGKILL when its event loop stands still, and when its parent process has ended. Counts ticks, not
 * time: a process that has to wait for a processor is not considered blocked.
 * @returns a function that sets how many milliseconds the event loop may stand still
 */
export function watch(): (ms: number) => void {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const allowSilence = (ms: number) => void Atomics.store(state, 1, ms / tickMs);
  allowSilence(60_000);
  setInterval(() => void Atomics.add(state, 0, 1), tickMs).unref();
  new Worker(code, {
    eval: true,
    execArgv: [],
    workerData: { state, parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
  return allowSilence;
}
