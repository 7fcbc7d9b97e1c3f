/**
 * `npm run release -- <room> …|all`: builds those rooms alone, adds their folders, renders every page that holds
 * their HTML and switches in one step. Open tabs stay on the versions they started with.
 */
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { updateEdge } from '@site/release/edge';
import { parseFrontendName, frontendNames, readLiveRelease } from '@site/release';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { runCommand } from '../run-command';

await runCommand(async (args) => {
  if (args.length === 0)
    throw new Error(`Say what to release: npm run release -- ${frontendNames.join(' | ')} | all`);
  const names = args.includes('all') ? frontendNames : [...new Set(args.map(parseFrontendName))];
  const { site, edgeStatus } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readLiveRelease(site)?.publicOrigin);
  await buildChangedFrontends(names, { report: (line) => console.log(line) });
  const { record, hasChanged } = await releaseFrontends(site, names, publicOrigin, {
    beforeSwitch: updateEdge(edgeStatus, (line) => console.warn(line)),
  });
  if (!hasChanged) console.log(`Release ${record.id} already holds exactly this; nothing changed.`);
  else
    console.log(
      `Release ${record.id} is out: ${names.map((frontend) => `${frontend} ${record.versions[frontend]}`).join(', ')}`,
    );
});
