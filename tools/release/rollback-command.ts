/** `npm run rollback -- <room>`: puts the version before the current one back, map and pages in one step. */
import { updateEdge } from '@site/release/edge';
import { parseFrontendName, frontendNames } from '@site/release';
import { readReleaseSettings, rollBackFrontend } from '@site/release/publish';
import { runCommand } from '../run-command';

await runCommand(async ([name, ...more]) => {
  if (!name || more.length > 0)
    throw new Error(`Say which one to roll back: npm run rollback -- ${frontendNames.join(' | ')}`);
  const frontend = parseFrontendName(name);
  const { site, edgeStatus } = readReleaseSettings(process.env);
  const { record } = await rollBackFrontend(site, frontend, {
    beforeSwitch: updateEdge(edgeStatus, (line) => console.warn(line)),
  });
  console.log(`Release ${record.id} is out: ${frontend} ${record.versions[frontend]} again.`);
});
