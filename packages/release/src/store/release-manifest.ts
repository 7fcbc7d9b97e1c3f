import { join } from 'node:path';
import type { BuildSource } from '../build-source';
import type { FrontendName } from '../frontends';
import { readJson } from './read-json';

/** The version of every frontend in a release: the shell, and at least the remotes that its table names. */
export type FrontendVersions = Readonly<Record<FrontendName, string>>;

/** The versions in a file: a release may have other remotes than this checkout. */
export type ReleasedVersions = Readonly<
  Partial<Record<FrontendName, string>> & Pick<Record<FrontendName, string>, 'shell'>
>;

/** manifest.json of any release in the folder: its versions and the earlier ones. */
export interface StoredManifest {
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly publicOrigin: string;
  readonly versions: ReleasedVersions;
  /** Earlier live versions by frontend, newest last: the targets of rollbacks. */
  readonly history: Readonly<Partial<Record<FrontendName, readonly string[]>>>;
  /** Versions of a frontend that were rolled back since its last release: `npm start` does not release them again. */
  readonly rolledBack?: Readonly<Partial<Record<FrontendName, readonly string[]>>>;
  /** Where versions come from, by `<frontend>@<version>`: those of this release and of its history. Older manifests lack it. */
  readonly sources?: Readonly<Record<string, BuildSource>>;
  /** When folders of versions, stylesheets and page dictionaries were last live (last-live.ts). Older manifests lack it. */
  readonly lastLive?: Readonly<Record<string, string>>;
}

/** The manifest of a release that this program writes. */
export interface ReleaseManifest extends StoredManifest {
  readonly versions: FrontendVersions;
}

/**
 * @param releaseDir folder of a release
 * @throws Error that names the file and its problem
 */
export function readReleaseManifest(releaseDir: string): StoredManifest {
  const file = join(releaseDir, 'manifest.json');
  const value = readJson(file);
  const problem = problemOf(value);
  if (problem) throw new Error(`${file} is damaged: ${problem}`);
  return value as StoredManifest;
}

function problemOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it is not an object';
  const { id, createdAt, publicOrigin, versions, history } = value as Record<string, unknown>;
  if (!Number.isInteger(id)) return '"id" is not a number';
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt)))
    return '"createdAt" is not a date';
  if (typeof publicOrigin !== 'string' || !URL.canParse(publicOrigin))
    return '"publicOrigin" is not an address';
  const named = versions as Record<string, unknown> | null | undefined;
  if (typeof named?.['shell'] !== 'string') return '"versions" names no version of shell';
  const unnamed = Object.keys(named).find((name) => typeof named[name] !== 'string');
  if (unnamed) return `"versions" names no version of ${unnamed}`;
  if (typeof history !== 'object' || history === null) return '"history" is missing';
  return undefined;
}
