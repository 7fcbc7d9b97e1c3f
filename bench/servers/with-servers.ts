import { rmSync } from 'node:fs';

interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** Remembers what is starting, so that it is always stopped. */
export type Start = <Started extends Stoppable>(starting: Promise<Started>) => Promise<Started>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Passes `start` to the work; when that ends, fails or is interrupted, all started servers are stopped, newest first. A
 * second signal ends the process at once.
 */
export async function withServers<Result>(
  work: (start: Start) => Promise<Result>,
): Promise<Result> {
  const started: Promise<Stoppable | undefined>[] = [];
  const stop = async () => {
    for (let one = started.pop(); one; one = started.pop()) await (await one)?.stop();
  };
  const onSignal = () => void stop().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, onSignal);
  try {
    return await work((starting) => {
      // A server that failed to start needs no stop; `work` receives the error.
      started.push(starting.catch(() => undefined));
      return starting;
    });
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
    await stop();
  }
}

/** The folder is removed when everything started after it has stopped. @returns the folder */
export async function startFolder(start: Start, folder: string): Promise<string> {
  await start(
    Promise.resolve({ stop: async () => rmSync(folder, { recursive: true, force: true }) }),
  );
  return folder;
}
