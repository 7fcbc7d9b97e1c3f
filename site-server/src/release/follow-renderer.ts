import { liveFolder, messageOf, siteFolder } from '@site/release';
import type { PageMetrics } from './page-metrics';
import { openReleaseRenderer, type ReleaseRenderer } from './release-renderer';

/** After a switch, requests wait this long for the new release; then they get a page of the old one. */
const switchTimeoutMs = 3000;
const retryAfterMs = 5000;

interface Opening {
  readonly folder: string;
  /** When it was started, or has failed. */
  atMs: number;
  /** undefined if it has failed. */
  readonly release: Promise<ReleaseRenderer | undefined>;
  hasFailed: boolean;
}

export interface FollowedRenderer {
  /** @throws Error if no release could be opened yet */
  readonly current: () => Promise<ReleaseRenderer>;
  /** Whether a release has been opened; until then each call makes sure that one is being opened. */
  readonly isReady: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Follows the live release: a new one is opened beside the active one and replaces it once its bundles are evaluated. If
 * that fails, the old one stays active.
 */
export function followRenderer(root: string, metrics: PageMetrics): FollowedRenderer {
  let active: ReleaseRenderer | undefined;
  let opening: Opening | undefined;
  metrics.watchQueue(() => active?.waiting() ?? 0);

  const open = (folder: string): Opening => {
    const started: Opening = {
      folder,
      atMs: performance.now(),
      hasFailed: false,
      release: openReleaseRenderer(root, folder, metrics).then(
        (release) => {
          if (opening !== started) return release.stop().then(() => undefined);
          void active?.stop('drain');
          opening = undefined;
          return (active = release);
        },
        (error: unknown) => {
          started.hasFailed = true;
          started.atMs = performance.now();
          console.error(`Site server: ${folder} cannot be rendered: ${messageOf(error)}`);
          return undefined;
        },
      ),
    };
    return started;
  };

  const current = async () => {
    const folder = folderOf(root, active);
    if (active?.folder === folder) {
      opening = undefined;
      return active;
    }
    const isRefused = opening?.hasFailed && performance.now() - opening.atMs < retryAfterMs;
    if (opening?.folder !== folder || (opening.hasFailed && !isRefused)) opening = open(folder);
    const { release, hasFailed } = opening;
    if (active) return hasFailed ? active : ((await Promise.race([release, pause()])) ?? active);
    const first = await release;
    if (!first) throw new Error(`No release can be rendered: ${folder}`);
    return first;
  };

  return {
    current,
    isReady() {
      // It logs its own error.
      if (!active) current().catch(() => undefined);
      return active !== undefined;
    },
    async stop() {
      const started = await opening?.release;
      await Promise.all([started?.stop(), active?.stop()]);
    },
  };
}

/** If the current folder cannot be read, the active release stays. @throws Error if there is none */
function folderOf(root: string, active: ReleaseRenderer | undefined): string {
  try {
    return liveFolder(siteFolder(root));
  } catch (error) {
    if (!active) throw error;
    return active.folder;
  }
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), switchTimeoutMs).unref());
}
