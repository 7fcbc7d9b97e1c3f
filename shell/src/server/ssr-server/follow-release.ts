import { currentFolder, messageOf, siteFolder } from '@site/build/release';
import { openReleaseRenderer, type ReleaseRenderer } from './release-renderer';

/** A page that is asked for right after a switch waits this long for the new release, then is one of the old. */
const switchWithinMs = 3000;
const tryAgainAfterMs = 5000;

interface Opening {
  readonly folder: string;
  readonly at: number;
  /** undefined once it has failed. */
  readonly release: Promise<ReleaseRenderer | undefined>;
  hasFailed: boolean;
}

export interface FollowedRelease {
  /** @throws Error when there never was a release that could be used */
  readonly current: () => Promise<ReleaseRenderer>;
  readonly stop: () => Promise<void>;
}

/**
 * Follows the release that is out: another one is opened beside the one at work and takes its place when its bundles
 * have been evaluated. A broken one leaves the old one at work.
 */
export function followRelease(root: string): FollowedRelease {
  let live: ReleaseRenderer | undefined;
  let opening: Opening | undefined;

  const open = (folder: string): Opening => {
    const started: Opening = {
      folder,
      at: Date.now(),
      hasFailed: false,
      release: openReleaseRenderer(root, folder).then(
        (release) => {
          if (opening !== started) return release.stop().then(() => undefined);
          void live?.stop('drain');
          opening = undefined;
          return (live = release);
        },
        (error: unknown) => {
          started.hasFailed = true;
          console.error(`SSR server: ${folder} cannot be rendered: ${messageOf(error)}`);
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
function folderOf(root: string, live: ReleaseRenderer | undefined): string {
  try {
    return currentFolder(siteFolder(root));
  } catch (error) {
    if (!live) throw error;
    return live.folder;
  }
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), switchWithinMs).unref());
}
