import { openFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';
import { openS3Store } from './s3-store';
import type { StoreSettings } from './store-settings';

export function openReleaseStore(settings: StoreSettings): ReleaseStore {
  return settings.kind === 's3' ? openS3Store(settings) : openFolderStore(settings.folder);
}
