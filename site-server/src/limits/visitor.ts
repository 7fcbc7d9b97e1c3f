/** The client address of a request: the key of the limits, and the address that is passed to the services. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

export type IsTrusted = (address: string) => boolean;

/**
 * @param networks addresses or networks such as 10.0.0.0/8
 * @throws Error that names the value that is neither
 */
export function trustedProxies(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const most = isIPv6(address) ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (!isIP(address) || prefix < 0 || prefix > most)
      throw new Error(`"${network}" is neither an address nor a network such as 10.0.0.0/8`);
    list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Reads X-Forwarded-For from right to left, only from trusted addresses, up to the first address that is not trusted.
 * The same as `real_ip_recursive on` in nginx.
 */
export function visitorAddress({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): string {
  let address = withoutMapping(socket.remoteAddress ?? '');
  const claimed = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').reverse();
  for (const claim of claimed) {
    if (!isIP(address) || !isTrusted(address)) return address;
    const earlier = withoutMapping(withoutPort(claim.trim()));
    if (!isIP(earlier)) return address;
    address = earlier;
  }
  return address;
}

/** Some load balancers add the port. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

export function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
