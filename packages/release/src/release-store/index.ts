/** Releases for machines without a shared disk: a store, releasing to it, and following it. */
export { isFollowerName, readReports } from './follower-reports';
export { followStore, type Follower } from './follow-store';
export type { ReleaseStore } from './release-store';
export { openReleaseStore } from './open-release-store';
export { releaseToStore } from './release-to-store';
export { readManifest } from './store-manifest';
export { readStoreSettings, type StoreSettings } from './store-settings';
