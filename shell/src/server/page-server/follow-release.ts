import { liveFolder, messageOf, siteFolder } from '@site/release';
import { openLiveRelease, type LiveRelease } from './live-release';

/** A page that is asked for right after a switch waits this long for the new release, then is one of the old. */
const switchWithinMs = 3000;
const tryAgainAfterMs = 5000;

interface Opening {
  readonly folder: string;
  readonly at: number;
  /** undefined once it has failed. */
  readonly release: Promise<LiveRelease | undefined>;
  hasFailed: boolean;
}

export interface FollowedRelease {
  /** @throws Error when there never was a release that could be used */
  readonly current: () => Promise<LiveRelease>;
  readonly stop: () => Promise<void>;
}

/**
 * Follows the release that is out: another one is opened beside the one at work and takes its place when its bundles
 * have been evaluated. A broken one leaves the old one at work.
 */
export function followRelease(root: string): FollowedRelease {
  let live: LiveRelease | undefined;
  let opening: Opening | undefined;

  const open = (folder: string): Opening => {
    const started: Opening = {
      folder,
      at: Date.now(),
      hasFailed: false,
      release: openLiveRelease(root, folder).then(
        (release) => {
          if (opening !== started) return release.stop().then(() => undefined);
          void live?.stop('drain');
          opening = undefined;
          return (live = release);
        },
        (error: unknown) => {
          started.hasFailed = true;
          console.error(`Page server: ${folder} cannot be rendered: ${messageOf(error)}`);
          return undefined;
        },
      ),
    };
    return started;
  };

  return {
    async current() {
      const folder = folderOf(root, live);
      if (live?.folder === folder) {
        opening = undefined;
        return live;
      }
      const isRefused = opening?.hasFailed && Date.now() - opening.at < tryAgainAfterMs;
      if (opening?.folder !== folder || (opening.hasFailed && !isRefused)) opening = open(folder);
      const { release, hasFailed } = opening;
      if (live) return hasFailed ? live : ((await Promise.race([release, pause()])) ?? live);
      const first = await release;
      if (!first) throw new Error(`No release can be rendered: ${folder}`);
      return first;
    },
    async stop() {
      const started = await opening?.release;
      await Promise.all([started?.stop(), live?.stop()]);
    },
  };
}

/** A folder that cannot be read now leaves what is at work. @throws when nothing is */
function folderOf(root: string, live: LiveRelease | undefined): string {
  try {
    return liveFolder(siteFolder(root));
  } catch (error) {
    if (!live) throw error;
    return live.folder;
  }
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), switchWithinMs).unref());
}
