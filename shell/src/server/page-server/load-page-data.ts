import type { RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';

const loadTimeoutMs = 4000;

/** What the page is made of cannot be had right now. */
export class Unavailable extends Error {}

/** The address asks for what cannot be: the client's mistake, not the service's. */
export class NoSuchPage extends Error {}

/**
 * Runs the page's own `load` against the service, as the browser would on a navigation.
 * @returns null when there is no such thing
 * @throws NoSuchPage when `load` throws with a `status` that blames the address
 * @throws Unavailable when the service does not answer in time or not sensibly
 */
export async function loadPageData(
  module: ExposeModule,
  match: RouteMatch,
  query: URLSearchParams,
  apiOrigin: string,
): Promise<unknown> {
  if (!module.load) return undefined;
  try {
    return await module.load(match.params, {
      site: match.site,
      apiOrigin,
      query: Object.fromEntries(query),
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
  } catch (error) {
    const { message, status } = error as Error & { readonly status?: unknown };
    const Kind = isClientsMistake(status) ? NoSuchPage : Unavailable;
    throw new Kind(message, { cause: error });
  }
}

/** Of the 4xx, those that say more about the moment or about this server than about the address. */
const notTheAddress = [401, 403, 408, 429];

function isClientsMistake(status: unknown): boolean {
  return (
    typeof status === 'number' && status >= 400 && status < 500 && !notTheAddress.includes(status)
  );
}
