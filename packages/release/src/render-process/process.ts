/**
 * The process that runs the code of remotes: evaluates the bundles of one release, loads data and renders pages.
 * Whatever that code does (loop, throw, exit, use all memory), it can end this process only, never its parent.
 */
import { messageOf } from '../message-of';
import { heartbeatMs, type FromProcess, type RequestHandlers, type ToProcess } from './messages';
import { createRequestHandlers } from './request-handlers';

const send = (message: FromProcess) => {
  if (process.connected) process.send?.(message);
};
setInterval(() => send({ kind: 'beat' }), heartbeatMs).unref();

let handlers: RequestHandlers | undefined;

process.on('message', (message: ToProcess) => {
  if (message.kind === 'open') {
    // An error ends the process, with its message.
    handlers = createRequestHandlers(message.files);
    return send({ kind: 'open' });
  }
  const { id, name, request } = message;
  send({ kind: 'taken', id });
  const handler = handlers?.[name] as (request: unknown) => Promise<unknown>;
  // `send` is inside the chain: an answer that cannot be copied is a failure of its request.
  Promise.resolve()
    .then(() => handler(request))
    .then((answer) => send({ kind: 'answer', id, answer }))
    .catch((error: unknown) => send({ kind: 'failure', id, message: messageOf(error) }));
});
process.on('uncaughtException', (error) => {
  send({ kind: 'crash', message: messageOf(error) });
  process.exit(1);
});
// The terminal sends Ctrl-C to every process; pages in progress finish first, then the starting process ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
