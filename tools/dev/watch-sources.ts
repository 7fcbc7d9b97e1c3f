import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, frontendFolder, type FrontendName } from '@site/release';

const settleMs = 150;

/**
 * Runs `work` after every change of a room's sources or of the packages it is made from; changes during a run
 * make it run once more. A failure is shown and the next change tries again.
 */
export function watchSources(
  frontend: FrontendName,
  work: () => Promise<void>,
  say: (line: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStale = false;
  const run = async () => {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    try {
      await work();
    } catch (error) {
      say((error as Error).message);
    }
    isRunning = false;
    if (isStale) {
      isStale = false;
      await run();
    }
  };
  const packages = ['contract', 'host', 'design'].map((name) =>
    join(repositoryRoot, 'packages', name, 'src'),
  );
  for (const folder of [join(frontendFolder(frontend), 'src'), ...packages])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), settleMs);
    });
}
