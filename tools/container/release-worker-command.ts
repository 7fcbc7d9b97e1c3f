/** The release worker alone, beside a job that ships a remote on Kubernetes (deploy/kubernetes): releases nothing by itself. */
import { runCommand } from '../run-command';
import { readConfig } from './config';
import { createReleaseWorker } from './release-worker';

await runCommand(async () => {
  const config = readConfig();
  const log = (line: string) => console.log(`release worker: ${line}`);
  const worker = createReleaseWorker(config, log);
  worker.listen(config.workerPort, config.host, () => log(`ready on port ${config.workerPort}`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => worker.close());
});
