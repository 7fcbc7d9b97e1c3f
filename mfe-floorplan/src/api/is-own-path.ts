/** @returns whether a URL of the site facts is a path of this site, not a page of another host. */
export function isOwnPath(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//');
}
