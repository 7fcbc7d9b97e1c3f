import { isIPv6 } from 'node:net';

/**
 * @returns what counts as one visitor: an IPv4 address, or the /64 network of an IPv6 one, because a single
 * customer owns all of its 2^64 addresses
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...(plain.includes('::') ? zeros : []), ...after];
  return groups.slice(0, 4).join(':');
}
