/**
 * Whether an `Origin` header names one of the hosts. The scheme is not compared, since a proxy may have changed it on the
 * way; the default port of the origin's scheme is.
 * @param hosts with port where it is not the default one, as `request.host` has them
 */
export function isOriginOf(origin: string, hosts: readonly (string | undefined)[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return host !== '' && hosts.some((name) => hostOf(`${protocol}//${name}`) === host);
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
