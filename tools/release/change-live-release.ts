import type { BeforeSwitch, ReleaseSettings, Switched } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';

type Log = (line: string) => void;

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
