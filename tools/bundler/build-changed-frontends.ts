import { readBuildManifest, type FrontendName } from '@site/release';
import {
  hasSources,
  isBuiltFrom,
  recordFingerprint,
  sourceFingerprint,
} from './source-fingerprint';
import { writeSboms } from './write-sbom';

interface Options {
  readonly force?: boolean;
  readonly report: (line: string) => void;
}

/**
 * Builds one frontend after the other, with their SBOMs: parallel builds are no faster on two cores, and the output stays
 * readable.
 */
export async function buildChangedFrontends(
  names: readonly FrontendName[],
  { force, report }: Options,
) {
  const built = new Map<FrontendName, string>();
  try {
    for (const name of names) {
      if (!hasSources(name)) {
        report(`  ${name} ${readBuildManifest(name).version} is the build of this image`);
        continue;
      }
      const fingerprint = sourceFingerprint(name);
      if (!force && isBuiltFrom(name, fingerprint)) {
        report(`  ${name} ${readBuildManifest(name).version} is up to date`);
        continue;
      }
      const startedAt = Date.now();
      // Here, because an image has no bundler.
      const { buildFrontend } = await import('./build-frontend');
      const { version } = await buildFrontend(name);
      built.set(name, fingerprint);
      report(`  ${name} ${version} built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    // Also of those before one that failed. The fingerprint last: an interrupted build is built again.
    writeSboms([...built.keys()]);
    for (const [name, fingerprint] of built) recordFingerprint(name, fingerprint);
  }
}
