/**
 * `npm start`: the whole site from a fresh clone, in the foreground, with the embedded stores under ./data.
 * PORT (8080) is the only fixed port. Ends its start with the line `ready http://localhost:PORT`.
 */
import { defaultSite, pathOf } from '@site/contract';
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
  const { admin } = site;
  if (!admin) return console.log('The press service did not start; see its message above.');
  console.log(`administrator: ${site.origin}${pathOf('press-admin', { site: defaultSite.key })}`);
  console.log(`  e-mail ${admin.email}`);
  if (admin.generatedPassword)
    console.log(
      `  password ${admin.generatedPassword} (shown this once; change it: npm run admin -- set-password)`,
    );
});
