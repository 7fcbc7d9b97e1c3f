/**
 * The shell's container: makes the first release, then runs the release worker. It is the only writer of the folder that the
 * site server serves.
 */
import { stopWithDescendants } from '../start/stop-with-descendants';
import { runCommand } from '../run-command';
import { createReleaseWorker } from '../release-worker/release-worker';
import { readConfig } from './config';
import { releaseOwnBuilds } from './release-own-builds';

await runCommand(async () => {
  const config = readConfig();
  const log = (line: string) => console.log(`release worker: ${line}`);
  await releaseOwnBuilds(config, log);
  const worker = createReleaseWorker(config, log);
  worker.listen(config.workerPort, config.host, () => log(`ready on port ${config.workerPort}`));
  stopWithDescendants(() => {
    worker.close();
    return Promise.resolve();
  });
});
