/** <frontend>/dist/build-manifest.json: everything that a release needs to know about a build. */
import { join } from 'node:path';
import type { SiteTable } from '@site/contract/site-table';
import type { FrontendName } from './frontends';
import { frontendFolder } from './frontends';
import { readOrUndefined } from './read-or-undefined';
import { readJson } from './store/read-json';

/** In a frontend's dist/: its SBOM (CycloneDX). */
export const sbomFile = 'sbom.cdx.json';

/** In a frontend's dist/: the source maps of its scripts for browsers, each named `<script>.map`. */
export const sourceMapsFolder = 'maps';

/** A script of a build: its hashed file name and `sha256-…`. */
export interface ManifestScript {
  readonly file: string;
  readonly integrity: string;
}

export interface BuildManifest {
  readonly name: FrontendName;
  /** Package version and content hash: equal content gives an equal version. */
  readonly version: string;
  /** Scripts in the order in which they must run; for a remote only its entry. */
  readonly scripts: readonly ManifestScript[];
  /** A remote: the files that each expose loads after the entry, by its name (`./Home`). */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The shell's boot file, which contains the addresses of `scripts`. */
  readonly boot?: ManifestScript;
  /** The shell: the bar for operators; absent in builds from before 2026-11-28. */
  readonly bar?: ManifestScript;
  /** A remote: the host versions it is compatible with. */
  readonly hostRange?: string;
  /** The shell: the host version it provides. */
  readonly hostVersion?: string;
  /**
   * Of `@site/host` and `@site/design`: the names that a remote imports, or that the shell provides. Absent in builds from
   * before 2026-11-29.
   */
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  /** The shell: the addresses of the site, for everything that releases or serves its pages. */
  readonly table?: SiteTable;
}

/** @throws Error that names the command to build the frontend, when its build manifest is missing or damaged */
export function readBuildManifest(
  name: FrontendName,
  folder = join(frontendFolder(name), 'dist'),
): BuildManifest {
  const file = join(folder, 'build-manifest.json');
  const manifest = readOrUndefined(() => readJson(file) as Partial<BuildManifest> | null);
  if (manifest === undefined)
    throw new Error(`No build of ${name} in ${folder}. Run: npm run build -- ${name}`);
  if (manifest?.name !== name || !isVersion(manifest.version) || !Array.isArray(manifest.scripts))
    throw new Error(
      `${folder}/build-manifest.json does not describe a build of ${name}. Run: npm run build -- ${name} --force`,
    );
  return manifest as BuildManifest;
}

/** A version is a folder name and a part of addresses. */
function isVersion(text: unknown): boolean {
  return typeof text === 'string' && /^\d[\w.+-]*$/.test(text);
}
