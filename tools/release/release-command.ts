/**
 * `npm run release -- <frontend> …|all`: builds only those frontends, publishes their folders, renders every page with
 * their HTML, and switches in one step. Open tabs stay on the versions they started with.
 */
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { updateEdge } from '@site/release/edge';
import { parseFrontendName, frontendNames, readLiveRelease, repositoryRoot } from '@site/release';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';
import { runCommand } from '../run-command';
import { tagRelease } from './tag-release';

await runCommand(async (args) => {
  if (args.length === 0)
    throw new Error(`Usage: npm run release -- ${frontendNames.join(' | ')} | all`);
  const names = args.includes('all') ? frontendNames : [...new Set(args.map(parseFrontendName))];
  const { site, edgeStatus, store } = readReleaseSettings(process.env);
  const report = (line: string) => console.log(line);
  await buildChangedFrontends(names, { report });
  const { manifest, hasChanged } = await releaseToStore(
    store && openReleaseStore(store),
    { site, beforeSwitch: updateEdge(edgeStatus, (line) => console.warn(line)), report },
    (beforeSwitch) => {
      const inUse = readLiveRelease(site)?.publicOrigin;
      const { publicOrigin } = readReleaseSettings(process.env, inUse);
      return releaseFrontends(site, names, publicOrigin, { beforeSwitch });
    },
  );
  if (!hasChanged)
    return console.log(
      `Release ${manifest.id} already contains exactly these versions; nothing changed.`,
    );
  const { id, versions } = manifest;
  const released = names.map((name) => ({ id, name, version: versions[name] }));
  console.log(
    `Release ${id} is live: ${released.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  );
  tagRelease(repositoryRoot, released, report);
});
