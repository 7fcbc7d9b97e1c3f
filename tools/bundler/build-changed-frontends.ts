import { readBuildManifest, type FrontendName } from '@site/release';
import { buildFrontend } from './build-frontend';
import { isBuiltFromSources, recordFingerprint } from './source-fingerprint';

interface Options {
  readonly force?: boolean;
  readonly report: (line: string) => void;
}

/** Builds one frontend after the other: parallel builds are no faster on two cores, and the output stays readable. */
export async function buildChangedFrontends(
  names: readonly FrontendName[],
  { force, report }: Options,
) {
  for (const name of names) {
    if (!force && isBuiltFromSources(name)) {
      report(`  ${name} ${readBuildManifest(name).version} is up to date`);
      continue;
    }
    const startedAt = Date.now();
    const { version } = await buildFrontend(name);
    recordFingerprint(name);
    report(`  ${name} ${version} built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
