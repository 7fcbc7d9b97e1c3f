/**
 * The shell's container: makes the first release, then runs the SSR server and the release worker.
 * It is the only writer of the volume that the edge serves.
 */
import { supervise } from '../start/supervised-process';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { runCommand } from '../run-command';
import { readConfig } from './config';
import { createReleaseWorker } from './release-worker';
import { releaseOwnBuilds } from './release-own-builds';

await runCommand(async () => {
  const config = readConfig();
  const log = (line: string) => console.log(`release worker: ${line}`);
  await releaseOwnBuilds(config, log);
  const ssrServer = supervise({
    name: 'SSR server',
    entry: 'shell/src/server/ssr-server/main.ts',
    env: {
      HOST: config.host,
      PORT: String(config.pagePort),
      SITE_DIR: config.site.root,
      PRESS_SERVICE: config.pressService,
    },
  });
  await ssrServer.started;
  const worker = createReleaseWorker(config, log);
  worker.listen(config.workerPort, config.host, () => log(`ready on port ${config.workerPort}`));
  stopWithDescendants(() => {
    worker.close();
    return ssrServer.stop();
  });
});
