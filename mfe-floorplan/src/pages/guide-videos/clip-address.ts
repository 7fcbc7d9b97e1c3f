/** @returns whether an address of the site facts is a file of this site, not a page of a video service. */
export function isClipFile(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//');
}

/**
 * @returns the service's address with the parameters that start it muted. Services name the second one
 * differently and ignore what they do not know; what the operator has set stays.
 */
export function autoplayAddress(src: string): string {
  const address = new URL(src);
  for (const name of ['autoplay', 'mute', 'muted'])
    if (!address.searchParams.has(name)) address.searchParams.set(name, '1');
  return address.href;
}
