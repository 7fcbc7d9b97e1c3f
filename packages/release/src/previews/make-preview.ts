import type { FrontendName } from '../frontends';
import { signedAddress } from '../links/signed-address';
import type { ReleaseSettings } from '../publish/release-settings';
import type { SiteFolder } from '../store/site-folder';
import { previewFrontend, type PreviewOptions } from './preview-frontend';
import { previewBytes, type Preview } from './preview-folders';

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
