/**
 * Remembers the networks from which the administrator signed in: such callers have a reserved queue when others flood the
 * sign-in. An address alone may be shared (an office, a carrier), hence the e-mail too.
 */
import { networkOf } from '@site/service-kit/http';
import type { KnownCallerStore } from '../../data/press-store';
import type { CallerDigest } from './session-secret';

const rememberedMs = 90 * 24 * 60 * 60 * 1_000;
/** More than one administrator needs; the oldest is dropped first. */
const maxRemembered = 50;

export interface KnownCallers {
  isKnown(email: string, address: string): Promise<boolean>;
  /** After a sign-in with the right password. */
  remember(email: string, address: string): Promise<void>;
}

export function createKnownCallers(
  store: KnownCallerStore,
  digest: CallerDigest,
  now: () => number,
): KnownCallers {
  const keyOf = (email: string, address: string) =>
    digest('signed in before', email, networkOf(address));
  return {
    isKnown: (email, address) => store.has(keyOf(email, address), now()),
    remember: (email, address) =>
      store.remember(keyOf(email, address), now() + rememberedMs, maxRemembered),
  };
}
