import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { processEnvironment } from '../../../tools/testing/process-environment';

const readyWithinMs = 90_000;

/** One process of the site, started as the supervisor starts it. */
export interface ServiceProcess {
  readonly origin: string;
  readonly output: () => string;
  /** @returns once the process is gone */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * @param entry relative to the repository root, for example `press-service/src/server.ts`
 * @throws Error with its last output when it exits or times out before it is ready
 */
export async function startService(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const child = fork(entry, {
    cwd: repositoryRoot,
    env: {
      ...processEnvironment(),
      // Playwright started directly has not been through tools/bin/run.mjs, which sets it.
      TSX_TSCONFIG_PATH: join(repositoryRoot, 'tsconfig.base.json'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const silence = new AbortController();
  const port = await Promise.race([
    once(child, 'message', { signal: silence.signal }).then(
      ([message]) => (message as { port?: number }).port,
      () => undefined,
    ),
    ended.then(() => undefined),
    delay(readyWithinMs, undefined, { ref: false }),
  ]);
  silence.abort();
  if (port === undefined) {
    child.kill('SIGKILL');
    throw new Error(`${entry} did not start. Its last output:\n${output.slice(-2_000)}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}
