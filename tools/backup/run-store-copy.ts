import { fork } from 'node:child_process';
import { join } from 'node:path';
import { programFile, repositoryRoot } from '@site/release';

export type CopyTask = 'backup' | 'restore';

/** The two services with a store; each has the code that copies it. */
export const stores = [
  { name: 'press-service', folder: 'press', hasKeys: false },
  { name: 'form-service', folder: 'forms', hasKeys: true },
] as const;

/**
 * Copies a service's store by running that service's own code.
 * @param dataFolder parent of the services' folders, in the layout of `npm start` and of the containers
 * @returns whether it succeeded; the process prints its own error
 */
export async function runStoreCopy(
  { name, folder, hasKeys }: (typeof stores)[number],
  task: CopyTask,
  place: {
    readonly dataFolder: string;
    readonly backup: string;
    readonly keys?: string | undefined;
    readonly isForced: boolean;
    /** Environment of the store besides that of this process. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<boolean> {
  const options = [
    ...(place.isForced ? ['--force'] : []),
    ...(hasKeys && place.keys !== undefined ? ['--keys', place.keys] : []),
  ];
  const { file, execArgv } = programFile(`${name}/src/copy-store.ts`);
  const child = fork(file, [task, place.backup, ...options], {
    cwd: repositoryRoot,
    env: { ...process.env, ...place.env, DATA_DIR: join(place.dataFolder, folder) },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
