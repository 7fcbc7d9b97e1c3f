import { parseFrontendName } from '@site/release';
import {
  releaseFrontends,
  rollBackFrontends,
  type BeforeSwitch,
  type ReleaseSettings,
  type Switched,
} from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';

type Log = (line: string) => void;

/**
 * Releases a build that was made elsewhere.
 * @param build its folder
 * @returns the result in one line
 * @throws Error when it is refused
 */
export async function releaseBuild(
  settings: ReleaseSettings,
  name: string,
  build: string,
  log: Log,
): Promise<string> {
  const frontend = parseFrontendName(name);
  const { manifest, hasChanged } = await changeLiveRelease(settings, log, (beforeSwitch) =>
    releaseFrontends(settings.site, [frontend], settings.publicOrigin, {
      beforeSwitch,
      buildFolder: () => build,
    }),
  );
  const what = hasChanged ? 'is live' : 'already contains exactly these versions';
  return `release ${manifest.id} ${what}: ${frontend} ${manifest.versions[frontend]}`;
}

/**
 * Goes back to the version of each frontend before the current one.
 * @returns the result in one line
 * @throws Error when it is refused
 */
export async function rollBack(
  settings: ReleaseSettings,
  names: readonly string[],
  log: Log,
): Promise<string> {
  const { manifest } = await changeLiveRelease(settings, log, (beforeSwitch) =>
    rollBackFrontends(settings.site, names, { beforeSwitch }),
  );
  const versions = new Map(Object.entries(manifest.versions));
  const again = names.map((name) => {
    const version = versions.get(name);
    return version === undefined ? `without ${name}` : `${name} ${version} again`;
  });
  return `release ${manifest.id} is live: ${again.join(', ')}`;
}

/**
 * Runs a release or a rollback, through the release store if there is one.
 * @param report the progress
 * @param work gets the step before the switch
 * @throws Error when nothing was switched
 */
export function changeLiveRelease(
  { site, store }: Pick<ReleaseSettings, 'site' | 'store'>,
  report: Log,
  work: (beforeSwitch: BeforeSwitch | undefined) => Promise<Switched>,
): Promise<Switched> {
  return releaseToStore(store && openReleaseStore(store), { site, report }, work);
}
