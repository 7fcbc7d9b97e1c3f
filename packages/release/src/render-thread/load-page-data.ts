import type { ExposeModule } from '@site/host';
import { messageOf } from '../message-of';
import type { LoadQuestion } from './questions';

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
  { params, site, apiOrigin, query }: Omit<LoadQuestion, 'module'>,
): Promise<unknown> {
  if (!module.load) return undefined;
  try {
    return await module.load(params, {
      site,
      apiOrigin,
      query,
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
  } catch (error) {
    const status = (error as { readonly status?: unknown } | undefined)?.status;
    const Kind = isClientsMistake(status) ? NoSuchPage : Unavailable;
    throw new Kind(messageOf(error), { cause: error });
  }
}

/** Of the 4xx, those that say more about the moment or about this server than about the address. */
const notTheAddress = [401, 403, 408, 429];

function isClientsMistake(status: unknown): boolean {
  return (
    typeof status === 'number' && status >= 400 && status < 500 && !notTheAddress.includes(status)
  );
}
