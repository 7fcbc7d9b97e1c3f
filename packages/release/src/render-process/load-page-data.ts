import type { ExposeModule } from '@site/host';
import { messageOf } from '../message-of';
import type { LoadRequest } from './messages';

const loadTimeoutMs = 4000;

/** The data of the page is not available now. */
export class Unavailable extends Error {}

/** The address is invalid: a client error, not one of the service. */
export class NoSuchPage extends Error {}

/**
 * Runs the page's own `load` against the service, like the browser on a client navigation.
 * @returns null when the article does not exist
 * @throws NoSuchPage when `load` throws with a `status` of a client error
 * @throws Unavailable when the service does not respond in time, or with an error
 */
export async function loadPageData(
  module: ExposeModule,
  { params, site, apiOrigin, query }: Omit<LoadRequest, 'module'>,
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
    const Kind = isClientError(status) ? NoSuchPage : Unavailable;
    throw new Kind(messageOf(error), { cause: error });
  }
}

/** 4xx statuses that depend on the time or on this server, not on the address. */
const temporary4xx = [401, 403, 408, 429];

function isClientError(status: unknown): boolean {
  return (
    typeof status === 'number' && status >= 400 && status < 500 && !temporary4xx.includes(status)
  );
}
