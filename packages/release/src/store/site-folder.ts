/**
 * The folder that a site is served from (SITE_DIR): immutable builds, numbered releases, one link.
 *
 *   SITE/shell/<version>/                         files for the browser, immutable
 *   SITE/remotes/<name>/<version>/                the same of a remote
 *   SITE/server/<name>/<version>/                 the same builds for the prerenderer, never served
 *   SITE/sbom/<name>/<version>.cdx.json           the SBOMs of those builds, never served
 *   SITE/maps/<name>/<version>/                   the source maps of those builds, never served
 *   SITE/shell/fonts/   SITE/media/               hashed files
 *   SITE/media/styles/<hash>/below.css            stylesheets that pages link
 *   SITE/media/dictionaries/<hash>/pages.txt      the page dictionary (dictionaries/)
 *   SITE/dcz/<dictionary>/                        scripts for browsers with that dictionary
 *   SITE/releases/<id>/                           release.json, headers.json, manifest.json, dictionaries.json,
 *                                                 pages/, public/, dcz/, sbom/
 *   SITE/current → releases/<id>                  the live release; a switch is one rename of this link
 *   SITE/public → current/public                  files at the top of the site; they switch with the pages
 *   SITE/last-start.json                          the builds of the last `npm start` (tools/start)
 *   SITE/shipped-shell                            the shell's version last released from an image (tools/container)
 *   SITE/link-key                                 signs links to previews and for operators; made when it is first needed
 *   SITE/previews/<id>/                           site folders that only signed links open (previews/)
 *   SITE/staging/                                 the release that is being written; an aborted one leaves it behind
 *   SITE/release.lock                             the process that is releasing now
 */
import { join } from 'node:path';
import type { FrontendName } from '../frontends';

export interface SiteFolder {
  readonly root: string;
  readonly current: string;
  readonly releases: string;
  /** On the same file system as the rest, so that one rename moves a folder out of it. */
  readonly staging: string;
  /** Whether its files are compressed, also with dictionaries: a preview, which few visit, is made sooner and is smaller without. */
  readonly isCompressed: boolean;
  readonly publicFolder: (name: FrontendName, version: string) => string;
  readonly serverFolder: (name: FrontendName, version: string) => string;
}

export function siteFolder(root: string, isCompressed = true): SiteFolder {
  return {
    root,
    current: join(root, 'current'),
    releases: join(root, 'releases'),
    staging: join(root, 'staging'),
    isCompressed,
    publicFolder: (name, version) => join(root, publicPath(name, version)),
    serverFolder: (name, version) => join(root, 'server', name, version),
  };
}

export function releaseFolder(site: SiteFolder, id: number): string {
  return join(site.releases, String(id));
}

/** @returns the address of a build, without a leading or trailing slash. */
export function publicPath(name: FrontendName, version: string): string {
  return name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`;
}

/** Beside the builds, not in them: it changes with the lockfile, while a published build is immutable. */
export function sbomOf(site: SiteFolder, name: FrontendName, version: string): string {
  return join(site.root, 'sbom', name, `${version}.cdx.json`);
}

/** The source maps of a version, each named `<script>.map`: beside the builds, because comments change them, too. */
export function sourceMapsOf(site: SiteFolder, name: FrontendName, version: string): string {
  return join(site.root, 'maps', name, version);
}
