/**
 * The thread in which the code of remotes runs: evaluates the bundles of one release, loads data and renders pages.
 * Whatever that code does (loop, throw, exit, fill the memory) ends this thread at most, never the process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../message-of';
import { answerFunctions } from './answer-functions';
import {
  beatsAt,
  heartbeatMs,
  takenAt,
  type FromThread,
  type ThreadData,
  type ToThread,
} from './questions';

const { files, shared } = workerData as ThreadData;
const counters = new Int32Array(shared);
setInterval(() => Atomics.add(counters, beatsAt, 1), heartbeatMs).unref();

const send = (message: FromThread) => parentPort?.postMessage(message);
const answers = answerFunctions(files);

parentPort?.on('message', ({ id, name, question }: ToThread) => {
  Atomics.store(counters, takenAt, id);
  const answerTo = answers[name] as (question: unknown) => Promise<unknown>;
  // Sending stands inside: an answer that cannot be copied is a failure of its question.
  Promise.resolve()
    .then(() => answerTo(question))
    .then((answer) => send({ kind: 'answer', id, answer }))
    .catch((error: unknown) => send({ kind: 'failure', id, message: messageOf(error) }));
});
send({ kind: 'open' });
