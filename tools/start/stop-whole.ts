import { isGone, launchers } from './launchers';

const lookEveryMs = 400;

/**
 * Ends this process with all it started: on SIGTERM, SIGINT and SIGHUP, and when npm or the shell that it runs in is gone.
 * npm passes signals on but dies without a word when it is killed itself, and holds no channel to its script that would close:
 * so its number is looked up. What `stop` ends has such a channel to this process (end-with-supervisor.ts).
 *
 * @param stop ends everything that was started; what remains after it is left to its channel
 */
export function stopWithDescendants(
  stop: () => Promise<void>,
  env: NodeJS.ProcessEnv = process.env,
): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  // A terminal that was closed cannot be written to any more: that is a way of ending, not a fault.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  const above = launchers(env);
  if (above.length > 0) setInterval(() => above.some(isGone) && end(), lookEveryMs).unref();
}
