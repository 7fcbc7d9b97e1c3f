/** `npm run rollback -- <frontend>`: goes back to the version before the current one, manifest and pages in one step. */
import { updateEdge } from '@site/release/edge';
import { parseFrontendName, frontendNames } from '@site/release';
import { readReleaseSettings, rollBackFrontend } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';
import { runCommand } from '../run-command';

await runCommand(async ([name, ...more]) => {
  if (!name || more.length > 0)
    throw new Error(`Usage: npm run rollback -- ${frontendNames.join(' | ')}`);
  const frontend = parseFrontendName(name);
  const { site, edgeStatus, store } = readReleaseSettings(process.env);
  const { manifest } = await releaseToStore(
    store && openReleaseStore(store),
    {
      site,
      beforeSwitch: updateEdge(edgeStatus, (line) => console.warn(line)),
      report: (line) => console.log(line),
    },
    (beforeSwitch) => rollBackFrontend(site, frontend, { beforeSwitch }),
  );
  console.log(`Release ${manifest.id} is live: ${frontend} ${manifest.versions[frontend]} again.`);
});
