import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { programFile, repositoryRoot } from '@site/release';

/** The two services with a store; each has the code that copies it. */
export const stores = [
  { name: 'press-service', folder: 'press', hasKeys: false },
  { name: 'form-service', folder: 'forms', hasKeys: true },
] as const;

const endingSignals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

let running: ChildProcess | undefined;
let endedBy: NodeJS.Signals | undefined;

/**
 * Copies a service's store by running that service's own code.
 * @param dataFolder parent of the services' folders, in the layout of `npm start` and of the containers
 * @returns whether it succeeded; the process prints its own error. A signal ends the process, and a restore after its step: the
 * caller can then remove what is unfinished. Nothing is copied afterwards.
 */
export async function runStoreCopy(
  { name, folder, hasKeys }: (typeof stores)[number],
  task: 'backup' | 'restore',
  location: {
    readonly dataFolder: string;
    readonly backup: string;
    readonly keys?: string | undefined;
    /** `test`: into test stores, which share the keys with the live ones. */
    readonly isForced: boolean | 'test';
    /** Environment of the store besides that of this process. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<boolean> {
  waitForStores();
  if (endedBy) return reportSignal(name);
  const options = [
    ...(location.isForced ? [location.isForced === 'test' && hasKeys ? '--test' : '--force'] : []),
    ...(hasKeys && location.keys !== undefined ? ['--keys', location.keys] : []),
  ];
  const { file, execArgv } = programFile(`${name}/src/copy-store-command.ts`);
  const child = fork(file, [task, location.backup, ...options], {
    cwd: repositoryRoot,
    env: { ...process.env, ...location.env, DATA_DIR: join(location.dataFolder, folder) },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running = child;
  const isDone = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code, signal) => {
      // Ctrl-C is for the whole group, and the end of the child may be known here first.
      if (signal && endingSignals.includes(signal)) endedBy ??= signal;
      resolve(code === 0);
    });
  });
  return isDone || reportSignal(name);
}

/** Listens until this process ends, so that a signal between two stores is not missed. */
function waitForStores(): void {
  if (running) return;
  for (const signal of endingSignals)
    process.on(signal, () => {
      endedBy = signal;
      running?.kill(signal);
    });
}

/** @returns whether a signal has ended a copy */
export function isEnded(): boolean {
  return endedBy !== undefined;
}

function reportSignal(name: string): false {
  if (endedBy) console.error(`${name}: ended by ${endedBy}, its step was not made. Run it again.`);
  return false;
}
