import { join, resolve } from 'node:path';
import { repositoryRoot } from '../repository-root';
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
 * @throws Error that names the invalid variable
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv, originInUse?: string): ReleaseSettings {
  const data = resolve(repositoryRoot, env['DATA_DIR'] ?? 'data');
  const origin = (env['PUBLIC_ORIGIN'] || originInUse) ?? 'http://localhost:8080';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `PUBLIC_ORIGIN must be like https://www.example.com without a path, not "${origin}".`,
    );
  const edgeStatus = env['EDGE_STATUS_URL'] || undefined;
  if (edgeStatus !== undefined && !/^http:\/\/(unix:(\/[\w.-]+)+|[^/\s]+)$/.test(edgeStatus))
    throw new Error(
      `EDGE_STATUS_URL must be like http://edge:8081 or http://unix:/path, not "${edgeStatus}".`,
    );
  return {
    site: siteFolder(env['SITE_DIR'] ?? join(data, 'site')),
    publicOrigin: origin,
    edgeStatus,
    store: readStoreSettings(env),
  };
}
