/**
 * `npm run release -- <frontend> …|all`: builds only those frontends, publishes their folders, renders every page that
 * holds their HTML, and switches in one step. Open tabs stay on the versions they started with.
 */
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { updateEdge } from '@site/release/edge';
import { parseFrontendName, frontendNames, readLiveRelease } from '@site/release';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { runCommand } from '../run-command';

await runCommand(async (args) => {
  if (args.length === 0)
    throw new Error(`Usage: npm run release -- ${frontendNames.join(' | ')} | all`);
  const names = args.includes('all') ? frontendNames : [...new Set(args.map(parseFrontendName))];
  const { site, edgeStatus } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readLiveRelease(site)?.publicOrigin);
  await buildChangedFrontends(names, { report: (line) => console.log(line) });
  const { manifest, hasChanged } = await releaseFrontends(site, names, publicOrigin, {
    beforeSwitch: updateEdge(edgeStatus, (line) => console.warn(line)),
  });
  if (!hasChanged)
    console.log(`Release ${manifest.id} already holds exactly this; nothing changed.`);
  else
    console.log(
      `Release ${manifest.id} is live: ${names.map((frontend) => `${frontend} ${manifest.versions[frontend]}`).join(', ')}`,
    );
});
