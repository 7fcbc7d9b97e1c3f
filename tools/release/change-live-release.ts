import { updateEdge } from '@site/release/edge';
import type { BeforeSwitch, ReleaseSettings, Switched } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';

type Log = (line: string) => void;

/**
 * Runs a release or a rollback where the settings say: with nginx if it is the edge, and through the release store if there is one.
 * @param report the progress
 * @param warn that the edge does not answer
 * @param work gets the step before the switch
 * @throws Error when nothing was switched
 */
export function changeLiveRelease(
  { site, edgeStatus, store }: Pick<ReleaseSettings, 'site' | 'edgeStatus' | 'store'>,
  { report, warn }: { readonly report: Log; readonly warn: Log },
  work: (beforeSwitch: BeforeSwitch | undefined) => Promise<Switched>,
): Promise<Switched> {
  return releaseToStore(
    store && openReleaseStore(store),
    { site, beforeSwitch: updateEdge(edgeStatus, warn), report },
    work,
  );
}
