// Entry of a render process. Plain JavaScript: it registers the TypeScript loader itself.
import { Worker } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Code that loops cannot notice that the process which would end it is gone; this thread can.
const watchdog = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(watchdog, {
  eval: true,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();

register();
await import('./process');
