/**
 * Stands in for the federation runtime's snapshot handler (3.5 KB brotli): snapshots come from manifests, and
 * with `disableSnapshot` no manifest is ever read. What remains is what the runtime touches all the same.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** Plugins are offered to every group of hooks; this one has none. */
  readonly hooks = { applyPlugin: () => undefined };
}

/** Asked when a remote is taken out. */
export const getGlobalRemoteInfo = () => ({});
