import type { SiteFolder } from '../store/site-folder';
import { ensureLinkKey } from './link-key';
import { signLink, type Link } from './signed-link';

/** @param origin of the site, without a trailing slash @returns the address that opens what the link is for */
export function signedAddress(site: SiteFolder, origin: string, link: Link): string {
  return `${origin}/.site/${link.purpose}?link=${signLink(ensureLinkKey(site), link)}`;
}
