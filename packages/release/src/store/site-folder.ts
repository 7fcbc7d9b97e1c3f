/**
 * The folder a site is served from (SITE_DIR): immutable builds, numbered generations, one link.
 *
 *   shell/<version>/   remotes/<name>/<version>/   files for the browser, never written twice
 *   server/<name>/<version>/                       the same builds for the prerenderer, never served
 *   sbom/<name>/<version>.cdx.json                 what those builds are made of, never served
 *   shell/fonts/  media/                           hashed files
 *   media/styles/<hash>/below.css                  what pages link in their middle
 *   media/dictionaries/<hash>/pages.txt            the dictionary of pages (dictionaries/)
 *   dcz/<dictionary>/                              scripts for browsers that hold that dictionary
 *   releases/<id>/                              release.json, headers.json, manifest.json, pages/, public/, dcz/, sbom/
 *   current → releases/<id>                     switching is one rename of this link
 *   public → current/public                        files at the top of the site; they switch with the pages
 *   staging/                                       what is being written; a release that died leaves it behind
 *   release.lock                                   who is releasing now
 */
import { join } from 'node:path';
import type { FrontendName } from '../frontends';

export interface SiteFolder {
  readonly root: string;
  readonly current: string;
  readonly releases: string;
  /** On the same disk as everything else here, so that a rename moves out of it at once. */
  readonly staging: string;
  readonly publicFolder: (name: FrontendName, version: string) => string;
  readonly serverFolder: (name: FrontendName, version: string) => string;
}

export function siteFolder(root: string): SiteFolder {
  return {
    root,
    current: join(root, 'current'),
    releases: join(root, 'releases'),
    staging: join(root, 'staging'),
    publicFolder: (name, version) => join(root, publicPath(name, version)),
    serverFolder: (name, version) => join(root, 'server', name, version),
  };
}

/** @returns where the browser finds a build, without a leading or trailing slash. */
export function publicPath(name: FrontendName, version: string): string {
  return name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`;
}

/** Beside the builds and not in them: it changes with the lockfile, a published build never does. */
export function sbomOf(site: SiteFolder, name: FrontendName, version: string): string {
  return join(site.root, 'sbom', name, `${version}.cdx.json`);
}
