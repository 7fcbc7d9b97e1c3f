import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import {
  parseModuleId,
  remoteNames,
  routes,
  type ModuleId,
  type PageRelease,
  type ReleaseMap,
  type RemoteName,
  type RemoteRelease,
  type RouteEntry,
} from '@site/contract';
import { readArtefact, type Artefact } from '../build/artefact';
import { publicPath, type SiteFolder } from './site-folder';
import type { RoomName } from '../rooms';

/** Which version of every part a generation is made of. */
export type Selection = Readonly<Record<RoomName, string>>;

/** A release as the tools see it: the public map and the shell's files, which only pages name. */
export interface Release {
  readonly map: ReleaseMap;
  readonly selection: Selection;
  readonly shell: Artefact;
}

/**
 * Puts a release together from published versions.
 * @throws Error when a version is not published, or a remote does not fit the shell's host version:
 * refused here, before any visitor meets it (the browser checks again).
 */
export function composeRelease(site: SiteFolder, selection: Selection, id: number): Release {
  const shell = readArtefact('shell', site.serverFolder('shell', selection.shell));
  const remotes = Object.fromEntries(
    remoteNames.map((name) => [name, remoteRelease(site, name, selection[name], shell)]),
  ) as Record<RemoteName, RemoteRelease>;
  return {
    map: { id, createdAt: new Date().toISOString(), shell: { version: selection.shell }, remotes },
    selection,
    shell,
  };
}

function remoteRelease(
  site: SiteFolder,
  name: RemoteName,
  version: string,
  shell: Artefact,
): RemoteRelease {
  const { scripts, hostRange = '' } = readArtefact(name, site.serverFolder(name, version));
  const [entry] = scripts;
  if (!entry) throw new Error(`${name} ${version} has no entry script`);
  if (!semver.satisfies(shell.hostVersion ?? '', hostRange))
    throw new Error(
      `${name} ${version} asks for host ${hostRange}, but the shell provides ${shell.hostVersion}. ` +
        'Release the shell first, or build the remote against the host that is out.',
    );
  return {
    version,
    entry: { src: `/${publicPath(name, version)}/${entry.file}`, integrity: entry.integrity },
    hostRange,
    routes: routes
      .filter((route) => parseModuleId(route.module).remote === name)
      .map(({ id }) => id),
  };
}

/** @returns the modules whose HTML a route's page holds: its own and those of its slots. */
export function modulesOfRoute(route: RouteEntry): readonly ModuleId[] {
  return [route.module, ...(route.slotModules ?? [])];
}

/** @returns the block that a page with HTML of these remotes carries inline. */
export function pageRelease(
  { map, shell }: Release,
  remotes: ReadonlySet<RemoteName>,
): PageRelease {
  const src = (file: string) => `/${publicPath('shell', shell.version)}/${file}`;
  return {
    id: map.id,
    shell: {
      version: shell.version,
      scripts: shell.scripts.map(({ file, integrity }) => ({ src: src(file), integrity })),
    },
    remotes: Object.fromEntries(
      Object.entries(map.remotes).filter(([name]) => remotes.has(name as RemoteName)),
    ),
  };
}

export function bootScript({ shell }: Release) {
  if (!shell.boot) throw new Error(`shell ${shell.version} has no boot file`);
  return {
    src: `/${publicPath('shell', shell.version)}/${shell.boot.file}`,
    integrity: shell.boot.integrity,
  };
}

/** @returns the release that is out. @throws Error with the path when it is missing or corrupt. */
export function readRelease(site: SiteFolder, folder = site.current): Release {
  const file = join(folder, 'selection.json');
  try {
    const { selection, id, createdAt } = JSON.parse(readFileSync(file, 'utf8')) as {
      selection: Selection;
      id: number;
      createdAt: string;
    };
    const release = composeRelease(site, selection, id);
    return { ...release, map: { ...release.map, createdAt } };
  } catch (error) {
    throw new Error(
      `The release in ${folder} is missing or corrupt (${(error as Error).message}). Run: npm run release -- all`,
      { cause: error },
    );
  }
}

/** @returns the address that a generation's canonical links carry. */
export function readPublicOrigin(generation: string): string {
  const record = JSON.parse(readFileSync(join(generation, 'selection.json'), 'utf8')) as {
    publicOrigin: string;
  };
  return record.publicOrigin;
}
