import type { ExposeModule } from '@site/host';
import { messageOf } from '../release/message-of';
import type { LoadQuestion } from './questions';

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
    throw new Unavailable(messageOf(error), { cause: error });
  }
}
