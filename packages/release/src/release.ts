import { existsSync } from 'node:fs';
import {
  parseModuleId,
  type ModuleId,
  type PageRelease,
  type PublicManifest,
  type RemoteCode,
  type RemoteName,
  type RemoteRelease,
  type ScriptRef,
} from '@site/contract';
import {
  addressesOf,
  isSiteTable,
  neededExposes,
  type SiteAddresses,
  type SiteTable,
} from '@site/contract/site-table';
import { isHostInRange } from '@site/host/compatibility';
import { readBuildManifest, type BuildManifest, type ManifestScript } from './build-manifest';
import {
  readReleaseManifest,
  type FrontendVersions,
  type ReleasedVersions,
} from './store/release-manifest';
import { publicPath, type SiteFolder } from './store/site-folder';
import { remotesOf, type FrontendName } from './frontends';

/** A release as the tools use it: the public manifest, and the shell's files, which are only in pages. */
export interface Release {
  readonly publicManifest: PublicManifest;
  readonly versions: FrontendVersions;
  readonly shell: BuildManifest;
  /** Of the shell's build. */
  readonly table: SiteTable;
  readonly addresses: SiteAddresses;
}

/**
 * Composes a release from published versions.
 * @throws Error when a version is not published, a remote of the shell's table is missing, or a remote is not compatible with
 * the shell's host version: the first compatibility check, before any visitor gets the release (the browser checks again)
 */
export function composeRelease(site: SiteFolder, versions: ReleasedVersions, id: number): Release {
  const shell = readPublished(site, 'shell', versions.shell);
  const table = tableOf(shell);
  const missing = [...neededExposes(table).keys()].filter((name) => versions[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `The release has no ${missing.join(', ')}, which shell ${shell.version} shows. Run: npm run release -- all`,
    );
  const remotes = Object.fromEntries(
    remotesOf(versions).map((name) => [name, remoteRelease(site, name, versions, shell, table)]),
  ) as Record<RemoteName, RemoteRelease>;
  return {
    publicManifest: {
      id,
      createdAt: new Date().toISOString(),
      shell: {
        version: versions.shell,
        ...(shell.hostVersion !== undefined && { hostVersion: shell.hostVersion }),
      },
      remotes,
    },
    versions: versions as FrontendVersions,
    shell,
    table,
    addresses: addressesOf(table),
  };
}

/** @throws Error when this version of the shell is not published, or is from before releases held their addresses */
export function readTable(site: SiteFolder, version: string): SiteTable {
  return tableOf(readPublished(site, 'shell', version));
}

function tableOf({ version, table }: BuildManifest): SiteTable {
  if (!isSiteTable(table))
    throw new Error(
      `shell ${version} does not name the pages of the site: build and release it again`,
    );
  return table;
}

function remoteRelease(
  site: SiteFolder,
  name: RemoteName,
  { [name]: version = '' }: ReleasedVersions,
  shell: BuildManifest,
  { routes }: SiteTable,
): RemoteRelease {
  const build = readPublished(site, name, version);
  const { scripts, hostRange = '' } = build;
  const [entry] = scripts;
  if (!entry) throw new Error(`${name} ${version} has no entry script`);
  const isInRange = isHostInRange(shell.hostVersion ?? '', hostRange);
  const missing = missingNames(build, shell);
  if (!isInRange || missing.length > 0)
    throw new Error(
      `${name} ${version} requires host ${hostRange || '(no range)'}, but shell ${shell.version} provides ${shell.hostVersion}` +
        `${missing.length > 0 ? ` without ${missing.join(', ')}` : ''}. ` +
        'Release the shell first, or build the remote against the live host.',
    );
  return {
    version,
    entry: scriptRef(name, version, entry),
    hostRange,
    routes: routes
      .filter((route) => parseModuleId(route.module).remote === name)
      .map(({ id }) => id),
  };
}

/** @returns `useHost (@site/host)` for each name that the remote imports and the shell does not provide; none of older builds */
function missingNames(remote: BuildManifest, shell: BuildManifest): readonly string[] {
  const provided = new Map(Object.entries(shell.sharedNames ?? {}));
  return Object.entries(remote.sharedNames ?? {}).flatMap(([from, names]) =>
    names
      .filter((name) => provided.get(from)?.includes(name) === false)
      .map((name) => `${name} (${from})`),
  );
}

/** @throws Error that names the version when its folder is missing, damaged or of another build */
function readPublished(site: SiteFolder, name: FrontendName, version: string): BuildManifest {
  const folder = site.serverFolder(name, version);
  if (!existsSync(folder) || !existsSync(site.publicFolder(name, version)))
    throw new Error(`${name} ${version} is not in ${site.root}: its folder was removed`);
  const manifest = readBuildManifest(name, folder);
  if (manifest.version !== version)
    throw new Error(`${folder} holds the build of ${name} ${manifest.version}`);
  return manifest;
}

function scriptRef(name: FrontendName, version: string, script: ManifestScript): ScriptRef {
  return { src: `/${publicPath(name, version)}/${script.file}`, integrity: script.integrity };
}

/** @returns the block that a page with HTML of these modules contains. */
export function pageRelease(
  { publicManifest, shell }: Release,
  modules: readonly ModuleId[],
): PageRelease {
  const remotes: Partial<Record<RemoteName, RemoteCode>> = {};
  for (const { remote } of modules.map(parseModuleId)) {
    const { version, entry, hostRange } = publicManifest.remotes[remote];
    remotes[remote] = { version, entry, hostRange };
  }
  return {
    id: publicManifest.id,
    shell: { version: shell.version },
    remotes,
  };
}

/** @throws Error when the shell's build has no boot file */
export function bootScript({ shell }: Release) {
  if (!shell.boot) throw new Error(`shell ${shell.version} has no boot file`);
  return scriptRef('shell', shell.version, shell.boot);
}

/** @returns undefined for a shell from before 2026-11-28 */
export function barScript({ shell }: Release) {
  return shell.bar && scriptRef('shell', shell.version, shell.bar);
}

/**
 * @param folder of a release
 * @throws Error with the path when it is missing or damaged
 */
export function readRelease(site: SiteFolder, folder = site.current): Release {
  try {
    const { versions, id, createdAt } = readReleaseManifest(folder);
    const release = composeRelease(site, versions, id);
    return { ...release, publicManifest: { ...release.publicManifest, createdAt } };
  } catch (error) {
    throw new Error(
      `The release in ${folder} cannot be used: ${(error as Error).message}. Run: npm run release -- all`,
      { cause: error },
    );
  }
}

/** @returns the origin in the canonical links of a release. */
export function readPublicOrigin(releaseDir: string): string {
  return readReleaseManifest(releaseDir).publicOrigin;
}
