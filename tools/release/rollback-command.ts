/**
 * `npm run rollback -- <frontend> …`: each goes back to its version before the current one, manifest and pages in one step.
 * Reads nothing of this checkout but the folders of the releases.
 */
import { readReleaseSettings, rollBackFrontends } from '@site/release/publish';
import { runCommand } from '../run-command';
import { changeLiveRelease } from './change-live-release';

await runCommand(async (args) => {
  const names = [...new Set(args)];
  if (names.length === 0) throw new Error('Usage: npm run rollback -- <frontend> …');
  const settings = readReleaseSettings(process.env);
  const report = (line: string) => console.log(line);
  const { manifest } = await changeLiveRelease(settings, report, (beforeSwitch) =>
    rollBackFrontends(settings.site, names, { beforeSwitch }),
  );
  const versions = new Map(Object.entries(manifest.versions));
  const again = names.map((name) => {
    const version = versions.get(name);
    return version === undefined ? `without ${name}` : `${name} ${version} again`;
  });
  console.log(`Release ${manifest.id} is live: ${again.join(', ')}.`);
});
