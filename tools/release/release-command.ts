/**
 * `npm run release -- <frontend> …|all`: builds only those frontends, publishes their folders, renders every page with
 * their HTML, and switches in one step. Open tabs stay on the versions they started with.
 */
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { parseFrontendName, frontendNames, readLiveRelease, repositoryRoot } from '@site/release';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { runCommand } from '../run-command';
import { changeLiveRelease } from './release-build';
import { reportRelease } from './tag-release';

await runCommand(async (args) => {
  if (args.length === 0)
    throw new Error(`Usage: npm run release -- ${frontendNames.join(' | ')} | all`);
  const names = args.includes('all') ? frontendNames : [...new Set(args.map(parseFrontendName))];
  const settings = readReleaseSettings(process.env);
  const report = (line: string) => console.log(line);
  await buildChangedFrontends(names, { report });
  const switched = await changeLiveRelease(settings, report, (beforeSwitch) => {
    const inUse = readLiveRelease(settings.site)?.publicOrigin;
    const { publicOrigin } = readReleaseSettings(process.env, inUse);
    return releaseFrontends(settings.site, names, publicOrigin, { beforeSwitch });
  });
  reportRelease(switched, names, repositoryRoot, report);
});
