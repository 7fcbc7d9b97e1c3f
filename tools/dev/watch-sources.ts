import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, frontendFolder, type FrontendName } from '@site/release';

const settleMs = 150;

/**
 * Runs `work` after every change of a frontend's sources or of the packages it is built from; changes during a run
 * cause one more run. A failure is logged, and the next change tries again.
 */
export function watchSources(
  frontend: FrontendName,
  work: () => Promise<void>,
  log: (line: string) => void,
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
      log((error as Error).message);
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
