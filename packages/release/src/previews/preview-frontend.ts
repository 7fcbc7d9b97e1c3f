import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { FrontendName } from '../frontends';
import { signedAddress } from '../links/signed-link';
import type { ReleaseSettings } from '../publish/release-settings';
import { releaseFrontends, type ReleaseOptions } from '../publish/switch-release';
import { contentOf, isSameFile } from '../store/add-folder';
import { linkedFolders } from '../store/last-live';
import { liveFolder, switchLiveRelease } from '../store/live-release';
import { readReleaseManifest } from '../store/release-manifest';
import { publicPath, releaseFolder, type SiteFolder } from '../store/site-folder';
import {
  describePreview,
  previewBytes,
  previewFolder,
  removeOldPreviews,
  removePreview,
  type Preview,
} from './preview-folders';

export interface PreviewOptions extends Pick<ReleaseOptions, 'buildFolder'> {
  /** How long its links are valid. */
  readonly days?: number;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

export const defaultPreviewDays = 7;
export const maxPreviewDays = 30;

/**
 * Makes a preview: releases the build of one frontend into a copy of the live release. Every check of a release applies; the site
 * folder gets nothing but SITE/previews/<id>.
 * @throws Error as `releaseFrontends`, and when the build is live already; then nothing is left behind
 */
export async function previewFrontend(
  site: SiteFolder,
  frontend: FrontendName,
  { days = defaultPreviewDays, now = Date.now(), ...options }: PreviewOptions = {},
): Promise<Preview> {
  removeOldPreviews(site, now);
  const folder = liveFolder(site);
  const live = readReleaseManifest(folder);
  const id = `${frontend}-${randomBytes(4).toString('hex')}`;
  const copy = previewFolder(site, id);
  try {
    linkRelease(site, folder, copy);
    switchLiveRelease(copy, live.id);
    const { manifest } = await releaseFrontends(copy, [frontend], live.publicOrigin, options);
    const version = manifest.versions[frontend];
    if (version === live.versions[frontend])
      throw new Error(`${frontend} ${version} is live already: there is nothing to preview.`);
    linkEqualFiles(folder, releaseFolder(copy, manifest.id));
    removeNeverServed(copy, manifest.id);
    const createdAt = new Date(now).toISOString();
    const expiresAt = new Date(now + days * 86_400_000).toISOString();
    const preview = { id, frontend, version, createdAt, expiresAt };
    describePreview(site, preview);
    return preview;
  } catch (error) {
    removePreview(site, id);
    throw error;
  }
}

/** @returns the preview as `presentPreview` shows it @throws Error as `previewFrontend` */
export async function makePreview(
  { site, publicOrigin, store }: ReleaseSettings,
  frontend: FrontendName,
  options: PreviewOptions = {},
): Promise<string> {
  if (store)
    throw new Error(
      'With RELEASE_STORE there are no previews: each machine has a site folder of its own. Preview in a site without one: npm start.',
    );
  const preview = await previewFrontend(site, frontend, options);
  return presentPreview(site, publicOrigin, preview);
}

/** @returns two lines; the link is valid as long as the preview */
export function presentPreview(
  site: SiteFolder,
  publicOrigin: string,
  { id, frontend, version, expiresAt }: Preview,
): string {
  const megabytes = (previewBytes(site, id) / 1_000_000).toFixed(1);
  const expiresAtS = Math.floor(Date.parse(expiresAt) / 1_000);
  const link = { purpose: 'preview', subject: id, expiresAtS } as const;
  return [
    `Preview ${id}: ${frontend} ${version}, ${megabytes} MB, until ${expiresAt.slice(0, 16)}Z`,
    signedAddress(site, publicOrigin, link),
  ].join('\n');
}

/** Everything that the live release consists of, under the same names. */
function linkRelease(site: SiteFolder, liveRelease: string, copy: SiteFolder) {
  linkFolder(liveRelease, join(copy.releases, basename(liveRelease)));
  const builds = Object.entries(readReleaseManifest(liveRelease).versions);
  const folders = [
    ...builds.flatMap(([name, version]) => [
      publicPath(name as FrontendName, version),
      join('server', name, version),
    ]),
    ...linkedFolders(site, liveRelease).map((folder) => relative(site.root, folder)),
    'shell/fonts',
  ];
  for (const folder of folders) linkFolder(join(site.root, folder), join(copy.root, folder));
  linkFolder(join(site.root, 'media'), join(copy.root, 'media'), ofOtherReleases);
}

/** Stylesheets and dictionaries are in a folder each, and those of other releases may go at any time. */
const ofOtherReleases = /^(?:styles|dictionaries)\//;

function linkFolder(from: string, to: string, without?: RegExp) {
  for (const [name, file] of contentOf(from)) {
    if (without?.test(name)) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    linkSync(file, join(to, name));
  }
}

/** Pages that are copied into a release byte by byte, with their time. */
function linkEqualFiles(live: string, release: string) {
  for (const [name, file] of contentOf(release)) {
    const same = join(live, name);
    if (!existsSync(same) || !isSameFile(same, file)) continue;
    rmSync(file);
    linkSync(same, file);
  }
}

/** The former release, and what describes a release afterwards. */
function removeNeverServed(copy: SiteFolder, id: number) {
  const former = readdirSync(copy.releases).filter((name) => name !== String(id));
  const folders = [
    ...former.map((name) => join(copy.releases, name)),
    ...['maps', 'sbom'].flatMap((name) => [
      join(copy.root, name),
      join(copy.releases, String(id), name),
    ]),
  ];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
