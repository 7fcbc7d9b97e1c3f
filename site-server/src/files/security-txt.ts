import { defaultSite } from '@site/contract';

const expiresAfterDays = 180;

/**
 * @param contact mailto:, tel: or https:; by default the site's phone number
 * @param publicOrigin the site's origin, given as the canonical address when it is https
 * @returns /.well-known/security.txt (RFC 9116), the contact for vulnerability reports; its date is half a year ahead
 */
export function securityTxt(
  contact: string | undefined,
  publicOrigin: string | undefined,
  nowMs: number = Date.now(),
): string {
  const expires = new Date(nowMs + expiresAfterDays * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: ${contact ?? defaultSite.phone.href}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: ko, en',
    ...(publicOrigin?.startsWith('https:')
      ? [`Canonical: ${publicOrigin}/.well-known/security.txt`]
      : []),
  ].join('\n');
}
