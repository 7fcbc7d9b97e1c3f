import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { guard, guardInsert } from './guard';

/** One for each job. Written by one operation at a time: no transaction, no TTL index. */
export interface LeaseDocument {
  _id: string;
  /** Until then no replica starts the job: it is running or finished. */
  untilMs: number;
  /** The run that wrote it. */
  holder: string;
}

interface Job {
  readonly name: string;
  /** From the start of a run that succeeded to the next. */
  readonly everyMs: number;
  /** A replica that has not renewed its lease for this long has died. More than the difference of the replicas' clocks. */
  readonly leaseMs?: number;
  readonly now?: () => number;
}

const defaultLeaseMs = 120_000;

/**
 * Runs a job in one of all replicas. Each replica calls it more often than the job is due. When the working replica dies,
 * another one takes over after the lease, so `work` must be repeatable. After an error the job is due again at once.
 *
 * @returns whether it ran here
 * @throws StoreError, or what `work` throws
 */
export async function runInOneReplica(
  leases: Collection<LeaseDocument>,
  { name, everyMs, leaseMs = defaultLeaseMs, now = Date.now }: Job,
  work: () => Promise<void>,
): Promise<boolean> {
  const startedAtMs = now();
  const holder = randomUUID();
  const next = { untilMs: startedAtMs + leaseMs, holder };
  // A date beyond the period was written by a clock that was set back since, unless the clocks of two replicas differ.
  const latestMs = startedAtMs + everyMs + leaseMs;
  const isDue = {
    _id: { $eq: name },
    $or: [{ untilMs: { $lte: startedAtMs } }, { untilMs: { $gt: latestMs } }],
  };
  const isTaken =
    (await guard(() => leases.updateOne(isDue, { $set: next }))).matchedCount === 1 ||
    (await guardInsert(() => leases.insertOne({ _id: name, ...next })));
  if (!isTaken) return false;
  // Only while it is ours: a replica that was suspended must not take the job from its successor.
  const prolong = (untilMs: number) =>
    guard(() =>
      leases.updateOne({ _id: { $eq: name }, holder: { $eq: holder } }, { $set: { untilMs } }),
    );
  let renewal: Promise<unknown> = Promise.resolve();
  const renewing = setInterval(() => {
    renewal = prolong(now() + leaseMs).catch(() => undefined);
  }, leaseMs / 3).unref();
  // A renewal under way could be carried out after the last write and undo it.
  const stopRenewing = async () => {
    clearInterval(renewing);
    await renewal;
  };
  try {
    await work();
  } catch (error) {
    await stopRenewing();
    // The store may be the reason; then the lease ends by itself.
    await prolong(now()).catch(() => undefined);
    throw error;
  }
  await stopRenewing();
  await prolong(startedAtMs + everyMs);
  return true;
}
