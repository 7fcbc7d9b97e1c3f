import { join } from 'node:path';
import { readSettings } from '@site/environment';
import { dataFolder } from '../data-folder';
import { readStoreSettings, type StoreSettings } from '../release-store/store-settings';
import { siteFolder, type SiteFolder } from '../store/site-folder';

export interface ReleaseSettings {
  readonly site: SiteFolder;
  readonly publicOrigin: string;
  /** undefined: every server reads the site folder. */
  readonly store: StoreSettings | undefined;
}

/**
 * The target of releases: SITE_DIR, else the `site` folder under DATA_DIR (./data); the origin of canonical links:
 * PUBLIC_ORIGIN, else the one in use, else http://localhost:8080; for machines without a
 * shared disk RELEASE_STORE.
 * @throws Error that lists every problem
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv, originInUse?: string): ReleaseSettings {
  const settings = readSettings('Release settings', env, ({ text, origin }) => ({
    site: siteFolder(text('SITE_DIR') ?? join(dataFolder(env), 'site')),
    publicOrigin: origin('PUBLIC_ORIGIN') ?? originInUse ?? 'http://localhost:8080',
  }));
  return { ...settings, store: readStoreSettings(env) };
}
