/** What a build leaves in <room>/dist/build-manifest.json: all that a release needs to know of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendName } from './frontends';
import { frontendFolder } from './frontends';

/** In a frontend's dist/: the packages it is made of (CycloneDX). */
export const sbomFile = 'sbom.cdx.json';

/** A script of a build: its hashed file name and `sha256-…`. */
export interface ManifestScript {
  readonly file: string;
  readonly integrity: string;
}

export interface BuildManifest {
  readonly name: FrontendName;
  /** Package version and content hash: equal content, equal version. */
  readonly version: string;
  /** Scripts in the order in which they must run; for a remote its entry alone. */
  readonly scripts: readonly ManifestScript[];
  /** A remote: the files that each expose loads after the entry, by its name (`./Home`). */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The shell's boot file. */
  readonly boot?: ManifestScript;
  /** The shell: the script for pages that are not ours (docs/contracts/foreign-host.md). */
  readonly foreign?: ManifestScript;
  /** A remote: the host versions it fits. */
  readonly hostRange?: string;
  /** The shell: the host version it provides. */
  readonly hostVersion?: string;
}

/** @throws Error that says which command builds the room, when there is no artefact or a broken one. */
export function readBuildManifest(
  name: FrontendName,
  folder = join(frontendFolder(name), 'dist'),
): BuildManifest {
  let manifest: Partial<BuildManifest> | null;
  try {
    manifest = JSON.parse(
      readFileSync(join(folder, 'build-manifest.json'), 'utf8'),
    ) as typeof manifest;
  } catch {
    throw new Error(`No build of ${name} in ${folder}. Run: npm run build -- ${name}`);
  }
  if (manifest?.name !== name || !isVersion(manifest.version) || !Array.isArray(manifest.scripts))
    throw new Error(
      `${folder}/build-manifest.json does not describe a build of ${name}. Run: npm run build -- ${name} --force`,
    );
  return manifest as BuildManifest;
}

/** It becomes the name of a folder and a part of addresses. */
function isVersion(text: unknown): boolean {
  return typeof text === 'string' && /^\d[\w.+-]*$/.test(text);
}
