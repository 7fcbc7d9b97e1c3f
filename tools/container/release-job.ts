/**
 * A job of the shell's image, for platforms without a permanent release worker (Kubernetes): `release-job.ts own`
 * releases the new builds of the image, `release-job.ts mfe-press` the build in INCOMING_DIR/mfe-press, both to RELEASE_STORE.
 * SITE_DIR may be empty: the live release is fetched first.
 */
import { join } from 'node:path';
import { frontendNames } from '@site/release';
import { readReleaseSettings } from '@site/release/publish';
import { runCommand } from '../run-command';
import { releaseBuild } from '../release/release-build';
import { releaseDueBuilds } from './release-own-builds';

await runCommand(async ([what = '', ...more]) => {
  if (!what || more.length > 0)
    throw new Error(`Usage: release-job.ts own | ${frontendNames.join(' | ')}`);
  const settings = readReleaseSettings(process.env);
  if (!settings.store) throw new Error('RELEASE_STORE is missing: a job has nowhere to release to');
  const log = (line: string) => console.log(line);
  if (what === 'own') {
    const { manifest, hasChanged } = await releaseDueBuilds(settings, log);
    return log(`release ${manifest.id} is live${hasChanged ? '' : ', unchanged'}`);
  }
  const incoming = process.env['INCOMING_DIR'] || '/incoming';
  log(await releaseBuild(settings, what, join(incoming, what), log));
});
