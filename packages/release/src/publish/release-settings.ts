import { join } from 'node:path';
import { readSettings } from '@site/environment';
import { dataFolder } from '../data-folder';
import { readStoreSettings, type StoreSettings } from '../release-store/store-settings';
import { siteFolder, type SiteFolder } from '../store/site-folder';

export interface ReleaseSettings {
  readonly site: SiteFolder;
  readonly publicOrigin: string;
  /** Status port of nginx when it is the edge, for example `http://edge:8081`: releases wait for it. */
  readonly edgeStatus: string | undefined;
  /** undefined: every server reads the site folder. */
  readonly store: StoreSettings | undefined;
}

/**
 * The target of releases: SITE_DIR, else the `site` folder under DATA_DIR (./data); the origin of canonical links:
 * PUBLIC_ORIGIN, else the one in use, else http://localhost:8080; with nginx also EDGE_STATUS_URL; for machines without a
 * shared disk RELEASE_STORE.
 * @throws Error that lists every problem
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv, originInUse?: string): ReleaseSettings {
  const settings = readSettings('Release settings', env, ({ text, origin, problems }) => {
    const edgeStatus = text('EDGE_STATUS_URL');
    if (edgeStatus !== undefined && !/^http:\/\/(unix:(\/[\w.-]+)+|[^/\s]+)$/.test(edgeStatus))
      problems.push(
        `EDGE_STATUS_URL must be like http://edge:8081 or http://unix:/path, not "${edgeStatus}"`,
      );
    return {
      site: siteFolder(text('SITE_DIR') ?? join(dataFolder(env), 'site')),
      publicOrigin: origin('PUBLIC_ORIGIN') ?? originInUse ?? 'http://localhost:8080',
      edgeStatus,
    };
  });
  return { ...settings, store: readStoreSettings(env) };
}
