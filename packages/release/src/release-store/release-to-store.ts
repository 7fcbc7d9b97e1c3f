import { pruneScriptDictionaries } from '../dictionaries/prune-dictionaries';
import { messageOf } from '../message-of';
import type { BeforeSwitch, Switched } from '../publish/switch-release';
import { pruneSite } from '../store/prune-site';
import { readReleaseManifest } from '../store/release-manifest';
import { withReleaseLock } from '../store/release-lock';
import { releaseFolder, type SiteFolder } from '../store/site-folder';
import { readReports, removeForgotten } from './follower-reports';
import { pruneStore } from './prune-store';
import { listSiteFiles, writeIndex } from './release-index';
import type { ReleaseStore } from './release-store';
import { withStoreLock } from './store-lock';
import {
  readManifest,
  switched,
  writeManifest,
  type ReadManifest,
  type ReleaseRef,
  type StoreManifest,
} from './store-manifest';
import { makeLive, takeLive } from './take-release';
import { uploadFiles } from './transfer-files';
import { waitForFollowers, type Waited } from './wait-for-followers';

/** For a first start on a slow connection: 70 MB. */
const readyTimeoutMs = 120_000;
const switchTimeoutMs = 10_000;

export interface StoreReleaseOptions {
  readonly site: SiteFolder;
  /** One line at a time, for the operator. */
  readonly report: (line: string) => void;
  /** How long to wait until the followers are ready. */
  readonly timeoutMs?: number;
}

/** Of a release or rollback only this is needed here. */
interface AnySwitched extends Pick<Switched, 'hasChanged'> {
  readonly manifest: Pick<Switched['manifest'], 'id'>;
}

/**
 * Runs a release or a rollback on top of what is live in the store, and publishes it there before this folder switches.
 *
 * @param work gets the step that publishes: upload, wait until every follower is ready, switch the store
 * @throws Error when a follower refuses the release or is not ready in time, or another release came first; then nothing has
 * been switched. Error with that reason when the store has switched and this folder could not
 */
export function releaseToStore<Done extends AnySwitched>(
  store: ReleaseStore | undefined,
  options: StoreReleaseOptions,
  work: (beforeSwitch: BeforeSwitch | undefined) => Promise<Done>,
): Promise<Done> {
  const { site } = options;
  if (!store) return work(undefined);
  return withStoreLock(store, async () => {
    let read = await readManifest(store);
    const { live } = read.manifest;
    if (live)
      await withReleaseLock(site, async () => {
        makeLive(site, await takeLive(store, site, live));
      });
    const publish = async (id: number) => {
      read = await publishRelease(store, options, read, id);
    };
    const done = await work(async (_, ids) => {
      removeOld(site, ids);
      await publish(ids.next);
    }).catch((error: unknown) => {
      if (read.manifest.live?.index === live?.index) throw error;
      const reason = `The release is live in ${store.name}, but not in ${site.root}: ${messageOf(error)}`;
      throw new Error(`${reason}. The next release or rollback repairs it.`, { cause: error });
    });
    // A release that was written before there was a store; or objects that followers have found damaged.
    if (!done.hasChanged) await publish(done.manifest.id);
    const { live: switchedTo } = read.manifest;
    if (switchedTo)
      await warnOnError(
        'It is not known which followers have switched',
        reportSwitched(store, options, switchedTo),
      );
    await pruneStore(store, read.manifest);
    await warnOnError(`Reports of removed machines stay in ${store.name}`, removeForgotten(store));
    return done;
  });
}

async function reportSwitched(
  store: ReleaseStore,
  { report, timeoutMs = switchTimeoutMs }: StoreReleaseOptions,
  release: ReleaseRef,
) {
  const atMostMs = Math.min(switchTimeoutMs, timeoutMs);
  const wanted = { release, state: 'live', timeoutMs: atMostMs } as const;
  const { done, behind } = await waitForFollowers(store, wanted);
  if (done.length > 0) report(`switched: ${done.join(', ')}`);
  if (behind.length > 0) report(`still on the release before: ${behind.join(', ')}`);
}

/** An error is only logged: the release is live already. */
async function warnOnError(what: string, work: Promise<void>) {
  await work.catch((error: unknown) => console.warn(`${what}: ${messageOf(error)}`));
}

/**
 * Before the files are listed: otherwise the next list would contain files that a job removed from its folder after the
 * switch.
 */
function removeOld(site: SiteFolder, { previous, next }: Parameters<BeforeSwitch>[1]) {
  try {
    pruneSite(site);
    const ids = previous === undefined ? [next] : [previous, next];
    const inUse = ids.map((id) => readReleaseManifest(releaseFolder(site, id)).versions);
    pruneScriptDictionaries(site, inUse);
  } catch (error) {
    console.warn(`Old files stay in the list of release ${next}: ${messageOf(error)}`);
  }
}

async function publishRelease(
  store: ReleaseStore,
  { site, report, timeoutMs = readyTimeoutMs }: StoreReleaseOptions,
  { manifest, tag }: ReadManifest,
  id: number,
): Promise<ReadManifest> {
  const files = listSiteFiles(site, id);
  const reports = await readReports(store);
  const damaged = new Set(reports.flatMap(({ refused }) => refused?.damaged ?? []));
  const count = await uploadFiles(store, site, files, damaged);
  const next = await writeIndex(store, id, files);
  report(`${store.name}: ${count} of ${files.length} files of release ${id} uploaded`);
  if (manifest.live?.index === next.index) return { manifest, tag };
  const announced = { ...manifest, next };
  const announcedTag = await writeManifest(store, announced, tag);
  try {
    const wanted = { release: next, state: 'ready', timeoutMs } as const;
    requireReady(await waitForFollowers(store, { ...wanted, repaired: damaged }), next, report);
  } catch (error) {
    await withdraw(store, manifest, announcedTag);
    throw error;
  }
  return switchStore(store, manifest, announced, announcedTag);
}

/** The reason is more important than an announcement that remains: the next release replaces it. */
async function withdraw(store: ReleaseStore, before: StoreManifest, announcedTag: string) {
  await writeManifest(store, { ...before, next: undefined }, announcedTag).catch(() => undefined);
}

/**
 * The answer to this write may be lost, and the write itself may arrive late. If followers went live although the release was
 * undone here, a rollback would start from another release than the operator knows.
 * @param before of the announcement
 */
async function switchStore(
  store: ReleaseStore,
  before: StoreManifest,
  announced: StoreManifest,
  announcedTag: string,
): Promise<ReadManifest> {
  const after = switched(announced);
  const readSwitched = async () => {
    const found = await readManifest(store).catch(() => undefined);
    return found?.manifest.live?.index === after.live?.index ? found : undefined;
  };
  try {
    return { manifest: after, tag: await writeManifest(store, after, announcedTag) };
  } catch (error) {
    const found = await readSwitched();
    if (found) return found;
    // Once this has replaced the announcement, the store refuses a write that arrives late.
    await withdraw(store, before, announcedTag);
    const late = await readSwitched();
    if (late) return late;
    throw error;
  }
}

function requireReady(
  { done, behind, silent }: Waited,
  { id }: ReleaseRef,
  report: StoreReleaseOptions['report'],
) {
  if (behind.length > 0)
    throw new Error(
      `Release ${id} was not switched. Active and not ready in time: ${behind.join(', ')}. ` +
        'Their logs give the reason; a stopped follower is not waited for.',
    );
  if (silent.length > 0)
    report(`Not waited for, because they do not answer: ${silent.join(', ')}. They follow later.`);
  report(done.length > 0 ? `ready: ${done.join(', ')}` : 'No site server follows this store yet.');
}
