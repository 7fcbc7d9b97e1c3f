// A process in an endless loop cannot notice that its parent is gone; this thread can.
import { Worker } from 'node:worker_threads';

const watchdog = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(watchdog, {
  eval: true,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();
