/** `npm run rollback -- <frontend>`: goes back to the version before the current one, manifest and pages in one step. */
import { parseFrontendName, frontendNames } from '@site/release';
import { readReleaseSettings, rollBackFrontend } from '@site/release/publish';
import { runCommand } from '../run-command';
import { changeLiveRelease } from './change-live-release';

await runCommand(async ([name, ...more]) => {
  if (!name || more.length > 0)
    throw new Error(`Usage: npm run rollback -- ${frontendNames.join(' | ')}`);
  const frontend = parseFrontendName(name);
  const settings = readReleaseSettings(process.env);
  const logs = {
    report: (line: string) => console.log(line),
    warn: (line: string) => console.warn(line),
  };
  const { manifest } = await changeLiveRelease(settings, logs, (beforeSwitch) =>
    rollBackFrontend(settings.site, frontend, { beforeSwitch }),
  );
  console.log(`Release ${manifest.id} is live: ${frontend} ${manifest.versions[frontend]} again.`);
});
