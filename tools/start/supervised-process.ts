import { fork, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '@site/release';

const readyTimeoutMs = 20_000;
const longestRestartMs = 10_000;
/** Longer than the time that running requests have (packages/service-kit/src/stop-server.ts). */
const killAfterMs = 14_000;

interface ProcessOptions {
  readonly name: string;
  /** The compiled program. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Called with each ready message, also after a restart: for example for the administrator's generated password. */
  readonly onReady?: (message: Readonly<Record<string, unknown>>) => void;
}

/**
 * Keeps one inner process running: after a crash it is restarted with increasing delay, without effect on the others.
 * A process that exits before it is ready has logged its error and is restarted, too.
 */
export function supervise({ name, file, env, onReady }: ProcessOptions) {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let restartMs = 500;
  let timer: NodeJS.Timeout | undefined;

  const start = (): Promise<boolean> =>
    new Promise((resolve) => {
      const running = fork(file, {
        cwd: repositoryRoot,
        env: { ...process.env, NODE_ENV: 'production', ...env },
        execArgv: ['--enable-source-maps'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Ctrl+C signals the whole group; the supervisor alone decides the order of shutdown.
        detached: true,
      });
      child = running;
      const readyTimer = setTimeout(() => resolve(false), readyTimeoutMs);
      running.on('message', (message: Record<string, unknown>) => {
        if (message['type'] !== 'ready') return;
        clearTimeout(readyTimer);
        restartMs = 500;
        onReady?.(message);
        resolve(true);
      });
      const restart = (reason: string) => {
        clearTimeout(readyTimer);
        resolve(false);
        if (isStopping) return;
        console.error(`${name} ended (${reason}); restarting it.`);
        timer = setTimeout(() => void start(), restartMs);
        restartMs = Math.min(longestRestartMs, restartMs * 2);
      };
      running.once('exit', (code, signal) => restart(signal ?? `exit code ${code}`));
      running.on('error', ({ message }) => {
        // A process that could not be started has no `exit`; other errors do not end it.
        if (running.pid === undefined) restart(message);
      });
    });

  return {
    /** Resolves when the process listens; false when its first start failed (the process logs why). */
    started: start(),
    stop: () =>
      new Promise<void>((resolve) => {
        isStopping = true;
        clearTimeout(timer);
        if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
        const kill = setTimeout(() => child?.kill('SIGKILL'), killAfterMs);
        child.once('exit', () => {
          clearTimeout(kill);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
