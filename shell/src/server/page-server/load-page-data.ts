import type { RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';

const loadTimeoutMs = 4000;

/** What the page is made of cannot be had right now. */
export class Unavailable extends Error {}

/**
 * Runs the page's own `load` against the service, as the browser would on a navigation.
 * @returns null when there is no such thing
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
    throw new Unavailable((error as Error).message, { cause: error });
  }
}
