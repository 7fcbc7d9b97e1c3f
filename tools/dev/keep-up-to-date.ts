import { fork, type ChildProcess } from 'node:child_process';
import { programFile, repositoryRoot } from '@site/release';

export interface RunningProgram {
  /** @param isNew whether code that runs in the program has changed: then it is started again */
  readonly update: (isNew: boolean) => void;
  readonly stop: () => Promise<void>;
  /** Resolves with an exit code when the program has ended before it was ready for the first time, or was stopped. */
  readonly ended: Promise<number>;
}

/**
 * Runs a program whose own code changes. One that ends because of a mistake in the sources is started again with the next
 * change.
 * It sends `{ type: 'ready' }` when it serves, and gets `{ type: 'changed' }` when it should read the sources again.
 * @param entry TypeScript file, relative to the repository
 */
export function keepUpToDate(
  entry: string,
  args: readonly string[],
  { log }: { readonly log: (line: string) => void },
): RunningProgram {
  let child: ChildProcess | undefined;
  let wasReady = false;
  let isStopping = false;
  let restart = Promise.resolve();
  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => (end = resolve));

  const start = () => {
    const { file, execArgv } = programFile(entry);
    // Ctrl+C signals the whole group; the order of the shutdown is decided here.
    const started = fork(file, args, {
      cwd: repositoryRoot,
      execArgv,
      stdio: 'inherit',
      detached: true,
    });
    child = started;
    started.on('message', () => (wasReady = true));
    started.once('exit', (code) => {
      if (child !== started) return;
      child = undefined;
      if (isStopping || !wasReady) end(code ?? 1);
      else log('ended; the next change starts it again');
    });
  };
  const stopChild = () =>
    new Promise<void>((resolve) => {
      const old = child;
      if (!old) return resolve();
      child = undefined;
      old.once('exit', () => resolve());
      old.kill('SIGTERM');
    });

  start();
  return {
    update(isNew) {
      if (isStopping) return;
      if (child && !isNew) child.send({ type: 'changed' });
      else
        restart = restart.then(async () => {
          if (child) log('code that runs here has changed: starting again …');
          await stopChild();
          if (!isStopping) start();
        });
    },
    async stop() {
      isStopping = true;
      await stopChild();
      end(0);
    },
    ended,
  };
}
