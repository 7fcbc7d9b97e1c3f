import { join } from 'node:path';
import {
  frontendFolder,
  readBuildManifest,
  repositoryRoot,
  type FrontendName,
} from '@site/release';
import { recordSource } from './record-source';
import {
  hasSources,
  isBuiltFrom,
  recordFingerprint,
  sourceFingerprint,
  sourcePaths,
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
  const changed = names.flatMap((name) => {
    const version = () => readBuildManifest(name).version;
    if (!hasSources(name)) {
      report(`  ${name} ${version()} is the build of this image`);
      return [];
    }
    const fingerprint = sourceFingerprint(name);
    if (force || !isBuiltFrom(name, fingerprint)) return [{ name, fingerprint }];
    report(`  ${name} ${version()} is up to date`);
    return [];
  });
  const built: typeof changed = [];
  // Beside the builds, which leave part of a core: two commands of npm.
  const sboms = writeSboms(changed.map(({ name }) => name));
  sboms.catch(() => undefined);
  try {
    for (const one of changed) {
      const startedAt = Date.now();
      // Here, because an image has no bundler.
      const { buildFrontend } = await import('./build-frontend');
      const { version } = await buildFrontend(one.name);
      built.push(one);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      report(`  ${one.name} ${version} built in ${seconds} s`);
    }
  } finally {
    await sboms;
    // Also of those before one that failed. The fingerprint last: an interrupted build is built again.
    for (const { name, fingerprint } of built) recordFingerprint(name, fingerprint);
  }
  for (const name of names.filter(hasSources))
    recordSource(repositoryRoot, name, join(frontendFolder(name), 'dist'), sourcePaths(name));
}
