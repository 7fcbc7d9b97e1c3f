/** Limits of one visitor, with the numbers of nginx (conf/http/counters.conf, edge.sh). */
import type { GatewayConfig } from '../config';
import { createOpenBodies, type OpenBody } from './open-bodies';
import { createRateLimit, type RateLimit } from './rate-limit';
import { createUnreadResponses, type HoldResponse } from './unread-responses';

export interface Limits {
  /** Press pages and reads of the API; files are unlimited. */
  readonly reads: RateLimit;
  /** Writes, and reads that count a view. */
  readonly writes: RateLimit;
  readonly reports: RateLimit;
  readonly openBody: (visitor: string) => OpenBody | undefined;
  readonly holdResponse: HoldResponse;
}

export function createLimits({ readsPerSecond, writesPerSecond }: GatewayConfig): Limits {
  return {
    reads: createRateLimit(readsPerSecond, readsPerSecond * 10),
    writes: createRateLimit(writesPerSecond, writesPerSecond * 6),
    reports: createRateLimit(1, 20),
    openBody: createOpenBodies(),
    holdResponse: createUnreadResponses(),
  };
}
