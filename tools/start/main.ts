/**
 * `npm start`: the whole site from a fresh clone, in the foreground, with the embedded stores under ./data.
 * PORT (8080) is the only fixed port. Ends its start with the line `ready http://localhost:PORT`.
 */
import { runCommand } from '../run-command';
import { readStartConfig } from './config';
import { startSite, type RunningSite } from './start-site';
import { stopWithDescendants } from './stop-with-descendants';

await runCommand(async () => {
  const started: { site?: RunningSite } = {};
  // Before the build: npm may be killed during it.
  stopWithDescendants(async () => started.site?.stop());
  const site = await startSite(readStartConfig(process.env), (line) => console.log(line));
  started.site = site;
  console.log(`\nready ${site.origin}`);
});
