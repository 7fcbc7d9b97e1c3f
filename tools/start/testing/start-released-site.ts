/** `npm start` without its build: serves the live release of SITE_DIR on PORT. Ends like `npm start`. */
import { runCommand } from '../../run-command';
import { readStartConfig } from '../config';
import { startServers, type RunningSite } from '../start-site';
import { stopWithDescendants } from '../stop-with-descendants';

await runCommand(async () => {
  const started: { site?: RunningSite } = {};
  stopWithDescendants(async () => started.site?.stop());
  const config = readStartConfig(process.env);
  started.site = await startServers(config, process.env['SITE_DIR'] ?? '', console.log);
  console.log(`ready ${started.site.origin}`);
});
