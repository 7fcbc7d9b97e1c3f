/**
 * `npm run rollback -- <frontend> …`: each goes back to its version before the current one, manifest and pages in one step.
 * Reads nothing of this checkout but the folders of the releases.
 */
import { readReleaseSettings } from '@site/release/publish';
import { runCommand } from '../run-command';
import { rollBack } from './release-build';

await runCommand(async (args) => {
  const names = [...new Set(args)];
  if (names.length === 0) throw new Error('Usage: npm run rollback -- <frontend> …');
  const report = (line: string) => console.log(line);
  report(await rollBack(readReleaseSettings(process.env), names, report));
});
