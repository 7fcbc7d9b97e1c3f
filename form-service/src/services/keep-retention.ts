import type { RegistrationStore } from '../data/registration-store';

const dayMs = 24 * 60 * 60 * 1_000;

/** @returns the number of registrations that were older than the retention period and now are gone */
export function purgeExpired(
  store: RegistrationStore,
  retentionDays: number,
  nowMs = Date.now(),
): number {
  return store.purgeBefore(new Date(nowMs - retentionDays * dayMs).toISOString());
}

/** Purges now and once a day. @returns a function that ends it */
export function keepRetention(
  store: RegistrationStore,
  retentionDays: number,
  log: (line: string) => void,
): () => void {
  const purge = () => {
    try {
      const count = purgeExpired(store, retentionDays);
      if (count > 0) log(`purged ${count} registrations older than ${retentionDays} days`);
    } catch (cause) {
      const { code = 'unknown' } = cause as { code?: string };
      log(`the daily purge failed (${code}) and will be tried again tomorrow`);
    }
  };
  purge();
  const timer = setInterval(purge, dayMs).unref();
  return () => clearInterval(timer);
}
