import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../message-of';
import type { BeforeSwitch } from '../publish/switch-release';
import { readOrUndefined } from '../read-or-undefined';
import { readLiveRelease } from '../store/live-release';
import type { SiteFolder } from '../store/site-folder';
import { createFileHashes } from './file-hashes';
import { writeReport, type Refusal } from './follower-reports';
import { StoreUnreachable, type ReleaseStore } from './release-store';
import { readManifest, type ReadManifest, type ReleaseRef } from './store-manifest';
import { makeLive, prepareRelease, type TakenRelease } from './take-release';
import { removeUnlisted } from './transfer-files';
import { DamagedObject } from './verified-object';

/** Servers switch at most this long after each other. */
const pollMs = 500;
/** While the store is unreachable. */
const longestPauseMs = 15_000;
const reportEveryMs = 5000;
/** A damaged object may be repaired. */
const retryRefusedMs = 5000;

export interface FollowOptions {
  readonly store: ReleaseStore;
  /** Written by this follower only. */
  readonly site: SiteFolder;
  readonly name: string;
  /** Before a release counts as ready; its error refuses the release. */
  readonly beforeSwitch?: BeforeSwitch | undefined;
  readonly log: (line: string) => void;
  /** Shorter in tests. Ends early when the follower is stopped. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Follower {
  /** The id of the release that the folder serves; undefined before the first. */
  readonly live: () => number | undefined;
  /** Ends after the step in progress. */
  readonly stop: () => Promise<void>;
}

/**
 * Keeps a site folder at the live release of a store. An uploaded release that is not live yet is fetched, verified and
 * made ready. Whatever happens to the store, the folder keeps its release.
 */
export function followStore(options: FollowOptions): Follower {
  const { store, site, name, beforeSwitch, log, wait = waitUnlessStopped } = options;
  const hashOf = createFileHashes();
  const stopping = new AbortController();
  let read: ReadManifest | undefined;
  let live: TakenRelease | undefined;
  let previous: TakenRelease | undefined;
  let ready: TakenRelease | undefined;
  let refused: Refusal | undefined;
  let refusedAt = 0;
  let reported = { text: '', at: 0 };

  const prepare = async (ref: ReleaseRef): Promise<TakenRelease | undefined> => {
    const known = [ready, live].find((taken) => taken?.ref.index === ref.index);
    if (known) return known;
    if (refused?.index === ref.index && performance.now() - refusedAt < retryRefusedMs)
      return undefined;
    try {
      ready = await prepareRelease({ store, site, hashOf }, ref, beforeSwitch);
      if (refused) log(`release ${ref.id} is ready`);
      refused = undefined;
      return ready;
    } catch (error) {
      if (error instanceof StoreUnreachable) throw error;
      const reason = messageOf(error);
      if (refused?.reason !== reason) log(`release ${ref.id} is refused: ${reason}`);
      const damaged = error instanceof DamagedObject ? error.key : undefined;
      refused = { index: ref.index, reason, damaged };
      refusedAt = performance.now();
      return undefined;
    }
  };

  const take = async (ref: ReleaseRef) => {
    const taken = await prepare(ref);
    if (!taken || taken === live) return;
    if (makeLive(site, taken)) log(`release ${ref.id} is live`);
    previous = live;
    live = taken;
    // After a start the files of the previous release are not known.
    if (previous) removeUnlisted(site, [live, previous, ...(ready ? [ready] : [])]);
  };

  const report = async () => {
    const facts = { name, live: live?.ref.index, ready: ready?.ref.index, refused };
    const text = JSON.stringify(facts);
    if (text === reported.text && performance.now() - reported.at < reportEveryMs) return;
    await writeReport(store, facts);
    reported = { text, at: performance.now() };
  };

  const step = async () => {
    // First, because a release waits only for known followers, and a first download takes time.
    await report();
    read = await readManifest(store, read);
    // A server waits for the first release of its folder; the next one can wait.
    if (read.manifest.live && !live) await take(read.manifest.live);
    if (read.manifest.next) await prepare(read.manifest.next);
    if (read.manifest.live) await take(read.manifest.live);
    await report();
  };

  // A long download must not look like an end.
  const reporting = setInterval(() => void report().catch(() => undefined), reportEveryMs);
  const running = (async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await step();
        if (failures > 0) log(`${store.name} answers again`);
        failures = 0;
      } catch (error) {
        if (failures === 0) log(`the site stays as it is: ${messageOf(error)}`);
        failures += 1;
      }
      const pauseMs = Math.min(pollMs * 2 ** Math.min(failures, 10), longestPauseMs);
      await wait(pauseMs, stopping.signal);
    }
  })();
  return {
    live: () => readOrUndefined(() => readLiveRelease(site)?.id),
    async stop() {
      clearInterval(reporting);
      stopping.abort();
      await running;
    },
  };
}

function waitUnlessStopped(ms: number, signal: AbortSignal): Promise<unknown> {
  return pause(ms, undefined, { signal }).catch(() => undefined);
}
