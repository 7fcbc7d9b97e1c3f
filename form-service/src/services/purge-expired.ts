import type { AccessLog } from '@site/service-kit/access-log';
import type { RegistrationStore } from '../data/registration-store';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** @returns how many registrations were older than the retention period and were removed */
export function purgeExpired(
  store: RegistrationStore,
  retentionDays: number,
  nowMs = Date.now(),
): Promise<number> {
  return store.purgeBefore(new Date(nowMs - retentionDays * dayMs).toISOString());
}

interface Retention {
  readonly store: RegistrationStore;
  readonly accessLog: AccessLog;
  readonly retentionDays: number;
  readonly log: (line: string) => void;
}

/** Checks every hour whether the daily purge is due. @returns a function that cancels the schedule */
export function schedulePurge({ store, accessLog, retentionDays, log }: Retention): () => void {
  const purge = async () => {
    try {
      await store.runDailyPurge(async () => {
        const count = await purgeExpired(store, retentionDays);
        if (count === 0) return;
        log(`purged registrations older than ${retentionDays} days: ${count}`);
        accessLog.append({ actor: 'service', action: 'purge', outcome: 'done', count });
      });
    } catch (cause) {
      const { code = 'unknown' } = cause as { code?: string };
      log(`the daily purge failed (${code}) and will be tried again within the hour`);
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), hourMs).unref();
  return () => clearInterval(timer);
}
