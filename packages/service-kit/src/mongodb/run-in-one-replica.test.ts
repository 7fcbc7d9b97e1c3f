/** Jobs of three replicas, each with a connection of its own to one MongoDB server. */
import { setTimeout as pause } from 'node:timers/promises';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { connect } from './connect';
import { runInOneReplica, type LeaseDocument } from './run-in-one-replica';

describeWithMongodb('a job of three replicas', (server) => {
  type Connection = Awaited<ReturnType<typeof connect>>;
  let replicas: readonly Connection[];
  beforeAll(async () => {
    replicas = await Promise.all(
      [1, 2, 3].map(() =>
        connect({ uri: server.uri, variable: 'MONGODB_URI', appName: 'replica' }, 10_000),
      ),
    );
  });
  afterAll(async () => {
    for (const { client } of replicas) await client.close();
  });

  const leasesOf = ({ database }: Connection) => database.collection<LeaseDocument>('leases');
  const hourMs = 3_600_000;

  test('runs once in each period, whichever replicas call it at the same moment', async () => {
    let nowMs = 0;
    const runs: number[] = [];
    const all = () =>
      Promise.all(
        replicas.flatMap((replica, index) =>
          [1, 2].map(() =>
            runInOneReplica(
              leasesOf(replica),
              { name: 'daily', everyMs: 23 * hourMs, now: () => nowMs },
              async () => void runs.push(index),
            ),
          ),
        ),
      );
    for (const hour of [0, 1, 22, 24, 25, 48, 72]) {
      nowMs = hour * hourMs;
      const ran = (await all()).filter(Boolean).length;
      expect([hour, ran]).toEqual([hour, [0, 24, 48, 72].includes(hour) ? 1 : 0]);
    }
    expect(runs).toHaveLength(4);
  });

  test('that takes longer than its lease is not begun by another', async () => {
    const job = { name: 'long', everyMs: hourMs, leaseMs: 1_500 };
    const [one, two] = replicas as [Connection, Connection];
    let runs = 0;
    const running = runInOneReplica(leasesOf(one), job, async () => {
      runs += 1;
      await pause(3_500);
    });
    while (runs === 0) await pause(10);
    for (let tries = 0; tries < 10; tries += 1) {
      await pause(220);
      expect(await runInOneReplica(leasesOf(two), job, async () => void (runs += 1))).toBe(false);
    }
    expect(await running).toBe(true);
    expect(runs).toBe(1);
  });

  test('whose replica died is taken over after the lease, and the dead one changes nothing when it returns', async () => {
    const [one, two, three] = replicas as [Connection, Connection, Connection];
    let nowMs = 0;
    // A stopped clock of its own and a lease that is never renewed within the test: as after SIGSTOP.
    const job = { name: 'died', everyMs: 10 * hourMs, now: () => nowMs };
    let revive = (): void => undefined;
    const dead = runInOneReplica(
      leasesOf(one),
      { ...job, now: () => 0 },
      () => new Promise<void>((resolve) => (revive = resolve)),
    );
    while ((await leasesOf(two).findOne({ _id: 'died' })) === null) await pause(10);
    nowMs = 60_000;
    expect(await runInOneReplica(leasesOf(two), job, async () => undefined)).toBe(false);
    nowMs = 121_000;
    expect(await runInOneReplica(leasesOf(two), job, async () => undefined)).toBe(true);
    revive();
    await dead;
    nowMs = 9 * hourMs;
    expect(await runInOneReplica(leasesOf(three), job, async () => undefined)).toBe(false);
    nowMs = 121_000 + 10 * hourMs;
    expect(await runInOneReplica(leasesOf(three), job, async () => undefined)).toBe(true);
  });

  test('that failed is due again at once, in any replica', async () => {
    const job = { name: 'failed', everyMs: hourMs };
    const [one, two] = replicas as [Connection, Connection];
    const fails = runInOneReplica(leasesOf(one), job, () => Promise.reject(new Error('no space')));
    await expect(fails).rejects.toThrow('no space');
    expect(await runInOneReplica(leasesOf(two), job, async () => undefined)).toBe(true);
  });

  test('is due at once after a clock that was a year ahead is set right', async () => {
    const [one, two] = replicas as [Connection, Connection];
    const runAt = (replica: Connection, nowMs: number) =>
      runInOneReplica(
        leasesOf(replica),
        { name: 'ahead', everyMs: hourMs, now: () => nowMs },
        async () => undefined,
      );
    expect(await runAt(one, 8_760 * hourMs)).toBe(true);
    expect(await runAt(two, hourMs)).toBe(true);
    // The clock of another replica may be a little behind.
    expect(await runAt(one, hourMs - 1_000)).toBe(false);
    expect(await runAt(one, 2 * hourMs)).toBe(true);
  });
});
