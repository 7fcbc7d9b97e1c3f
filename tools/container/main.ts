/**
 * The shell's container: brings the first release out, then runs the page server and the release worker.
 * It is the only writer of the volume that the edge serves from.
 */
import { supervise } from '../start/supervised-process';
import { stopWithDescendants } from '../start/stop-whole';
import { runCommand } from '../run-command';
import { readConfig } from './config';
import { createReleaseWorker } from './release-worker';
import { releaseOwnBuilds } from './release-own-builds';

await runCommand(async () => {
  const config = readConfig();
  const say = (line: string) => console.log(`release worker: ${line}`);
  await releaseOwnBuilds(config, say);
  const pageServer = supervise({
    name: 'page server',
    entry: 'shell/src/server/ssr-server/main.ts',
    env: {
      HOST: config.host,
      PORT: String(config.pagePort),
      SITE_DIR: config.site.root,
      PRESS_URL: config.pressService,
    },
  });
  await pageServer.started;
  const worker = createReleaseWorker(config, say);
  worker.listen(config.workerPort, config.host, () => say(`ready on port ${config.workerPort}`));
  stopWithDescendants(() => {
    worker.close();
    return pageServer.stop();
  });
});
