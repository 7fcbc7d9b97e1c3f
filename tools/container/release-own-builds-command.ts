/** A job on Kubernetes (deploy/kubernetes): releases what is new in the image `shell`, as the container does in compose at its start. */
import { readBuildManifest, readLiveRelease } from '@site/release';
import { runCommand } from '../run-command';
import { readConfig } from './config';
import { releaseOwnBuilds } from './release-own-builds';

await runCommand(async () => {
  const config = readConfig();
  await releaseOwnBuilds(config, (line) => console.log(line));
  // Beside a live release a failed one is only logged; a job must fail, to be seen and repeated.
  const { version } = readBuildManifest('shell');
  const live = readLiveRelease(config.site)?.versions.shell;
  if (live !== version) throw new Error(`The live shell is ${live}, not ${version} of this image.`);
});
