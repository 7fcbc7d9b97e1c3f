import { isGone, launchers } from './launchers';

const pollMs = 400;

/**
 * Ends this process and all its children: on SIGTERM, SIGINT and SIGHUP, and when npm or the shell around it has ended.
 * npm forwards signals, but a killed npm sends none and has no channel to its script that would close, so its process id
 * is polled. The children have such a channel to this process (packages/service-kit/src/end-with-supervisor.ts).
 *
 * @param stop ends the children; any that remain end when their channel closes
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
  // Writing to a closed terminal fails: the session has ended, this is not an error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  const above = launchers(env);
  if (above.length > 0) setInterval(() => above.some(isGone) && end(), pollMs).unref();
}
