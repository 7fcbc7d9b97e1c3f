import { fork } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

export type CopyTask = 'backup' | 'restore';

/** The two services that keep something, each with the code that copies its own store. */
export const stores = [
  { name: 'press-service', folder: 'press', hasKeys: false },
  { name: 'form-service', folder: 'forms', hasKeys: true },
] as const;

/**
 * Lets one service's own code copy its store.
 * @param dataFolder parent of the services' folders, as `npm start` and the containers lay them out
 * @returns whether it succeeded; it has said itself what went wrong
 */
export async function runStoreCopy(
  { name, folder, hasKeys }: (typeof stores)[number],
  task: CopyTask,
  place: {
    readonly dataFolder: string;
    readonly backup: string;
    readonly keys?: string | undefined;
    readonly isForced: boolean;
    /** Settings of the store besides those of this process. */
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<boolean> {
  const options = [
    ...(place.isForced ? ['--force'] : []),
    ...(hasKeys && place.keys !== undefined ? ['--keys', place.keys] : []),
  ];
  const child = fork(
    join(repositoryRoot, name, 'src/copy-store.ts'),
    [task, place.backup, ...options],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...place.env, DATA_DIR: join(place.dataFolder, folder) },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
