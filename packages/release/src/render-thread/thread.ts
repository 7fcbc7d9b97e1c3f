/**
 * The thread that runs the code of remotes: evaluates the bundles of one release, loads data and renders pages.
 * Whatever that code does (loop, throw, exit, use all memory), it ends at most this thread, never the process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../message-of';
import { createRequestHandlers } from './request-handlers';
import {
  beatsAt,
  heartbeatMs,
  takenAt,
  type FromThread,
  type ThreadData,
  type ToThread,
} from './messages';

const { files, shared } = workerData as ThreadData;
const counters = new Int32Array(shared);
setInterval(() => Atomics.add(counters, beatsAt, 1), heartbeatMs).unref();

const send = (message: FromThread) => parentPort?.postMessage(message);
const handlers = createRequestHandlers(files);

parentPort?.on('message', ({ id, name, request }: ToThread) => {
  Atomics.store(counters, takenAt, id);
  const handler = handlers[name] as (request: unknown) => Promise<unknown>;
  // `send` is inside the chain: an answer that cannot be copied is a failure of its request.
  Promise.resolve()
    .then(() => handler(request))
    .then((answer) => send({ kind: 'answer', id, answer }))
    .catch((error: unknown) => send({ kind: 'failure', id, message: messageOf(error) }));
});
send({ kind: 'open' });
