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
  location: {
    readonly dataFolder: string;
    readonly backup: string;
    readonly keys?: string | undefined;
    readonly isForced: boolean;
    /** Environment of the store besides that of this process. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<boolean> {
  const options = [
    ...(location.isForced ? ['--force'] : []),
    ...(hasKeys && location.keys !== undefined ? ['--keys', location.keys] : []),
  ];
  const { file, execArgv } = programFile(`${name}/src/copy-store-command.ts`);
  const child = fork(file, [task, location.backup, ...options], {
    cwd: repositoryRoot,
    env: { ...process.env, ...location.env, DATA_DIR: join(location.dataFolder, folder) },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
