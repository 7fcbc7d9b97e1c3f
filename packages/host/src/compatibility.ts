/**
 * The compatibility check of a remote's release, used by the shell and the release tool. Not exported by index.ts: remotes
 * do not need it, and the release tool has no React.
 */
import type { ModuleId, RemoteCode, RemoteName } from '@site/contract';
import type { ExposeModule } from './expose-module';

/**
 * Version of this package's public API. A remote whose `hostRange` excludes it is rejected, so raise the major version
 * whenever a remote built against the old API would break.
 */
export const hostVersion = '1.5.0';

/**
 * @param version `1.4.0`
 * @param range a caret range, `^1.2.0`: the only kind that a release may have (the release tool rejects others)
 * @returns whether the version is in the range; false for values that it cannot parse
 */
export function isHostInRange(version: string, range: string): boolean {
  const have = readVersion(version);
  const want = range.startsWith('^') ? readVersion(range.slice(1)) : undefined;
  if (!have || !want || have[0] !== want[0]) return false;
  const [, haveMinor, havePatch] = have;
  const [, wantMinor, wantPatch] = want;
  return haveMinor > wantMinor || (haveMinor === wantMinor && havePatch >= wantPatch);
}

/** A release manifest comes from the network: a remote may be missing or incomplete. */
export function isCompleteCode(code: Partial<RemoteCode> | undefined): code is RemoteCode {
  return typeof code?.entry?.src === 'string' && typeof code.hostRange === 'string';
}

/** @throws Error if the remote's host range excludes this host */
export function requireHostInRange(
  remote: RemoteName,
  { version, hostRange }: Pick<RemoteCode, 'version' | 'hostRange'>,
): void {
  if (!isHostInRange(hostVersion, hostRange))
    throw new Error(`${remote} ${version} needs host ${hostRange}, this is ${hostVersion}`);
}

function readVersion(text: string): [number, number, number] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/**
 * Validates the exports of a module: another team releases the remote, so they are unknown until then.
 * @throws TypeError that names the module and the problem
 */
export function checkExposeShape(id: ModuleId, value: unknown): ExposeModule {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${id} exports nothing`);
  const {
    default: page,
    load,
    head,
    calendars,
    missingPath,
    islands,
  } = value as Record<string, unknown>;
  if (!isComponent(page)) throw new TypeError(`${id}: its default export is not a React component`);
  for (const [name, part] of Object.entries({ load, head, calendars }))
    if (part !== undefined && typeof part !== 'function')
      throw new TypeError(`${id}: "${name}" is not a function`);
  if (missingPath !== undefined && typeof missingPath !== 'string')
    throw new TypeError(`${id}: "missingPath" is not a path`);
  if (islands !== undefined && !(Array.isArray(islands) && islands.every(isIsland)))
    throw new TypeError(`${id}: "islands" is not a list of islands`);
  return value as ExposeModule;
}

function isIsland(value: unknown): boolean {
  const { islandName, Content } = value as Partial<Record<string, unknown>>;
  return typeof islandName === 'string' && isComponent(Content);
}

/** Functions, and the objects that memo, forwardRef and lazy return. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
