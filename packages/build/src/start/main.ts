/**
 * `npm start`: the whole site from a fresh clone, in the foreground, with the embedded stores under ./data.
 * PORT (8080) is the only fixed port. Ends its start with the line `ready http://localhost:PORT`.
 */
import { defaultSite, pathOf } from '@site/contract';
import { runCommand } from '../run-command';
import { readStartConfig } from './config';
import { startSite } from './start-site';

await runCommand(async () => {
  const site = await startSite(readStartConfig(process.env), (line) => console.log(line));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void site.stop().then(() => process.exit(0)));
  console.log(`\nready ${site.origin}`);
  const { admin } = site;
  if (!admin) return console.log('The press service is not up; see its message above.');
  console.log(
    `administrator: ${site.origin}${pathOf('press-list', { site: defaultSite.key })} (below the list)`,
  );
  console.log(`  e-mail ${admin.email}`);
  if (admin.generatedPassword)
    console.log(
      `  password ${admin.generatedPassword} (shown this once; change it: npm run admin -- set-password)`,
    );
});
