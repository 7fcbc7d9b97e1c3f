/** A store with releasers and followers for tests: created for each test, removed after it. */
import { setTimeout as pause } from 'node:timers/promises';
import { copyFirstRelease } from './copy-first-release';
import { copyPages, removePages } from './copy-pages';
import { createFakeSite } from './fake-site';
import { createReleaser, startFollower, type FollowingSite, type Releaser } from './followed-site';
import { realKind, startStore, type StoreUnderTest } from './store-under-test';

/** The real pause is measured by npm run resilience -- store. */
export const quickly = (ms: number) => pause(Math.min(ms, 50));

/** Registers its own hooks of jest. */
export function setUpStoreScene() {
  let tested: StoreUnderTest;
  const followers: FollowingSite[] = [];
  const releasers: Releaser[] = [];
  const first = createFakeSite();
  beforeAll(async () => {
    await copyFirstRelease(first);
    removePages(first.site);
  });
  afterAll(() => first.remove());
  beforeEach(async () => {
    tested = await startStore(realKind);
  });
  afterEach(async () => {
    await Promise.all(followers.splice(0).map((following) => following.stop()));
    for (const releaser of releasers.splice(0)) releaser.remove();
    await tested.stop();
  });
  const added = (releaser: Releaser) => {
    releasers.push(releaser);
    return releaser;
  };
  return {
    /** A real S3 server where there is one. */
    tested: () => tested,
    /** Those of the running test; stopped after it. */
    followers,
    follow(...names: string[]) {
      const started = names.map((name) => startFollower(tested.store, name, { wait: quickly }));
      followers.push(...started);
      return started;
    },
    /** A machine that has released once, before there was a store. */
    newReleaser: (store = tested.store, timeoutMs = 30_000) =>
      added(createReleaser(store, { from: first.site, timeoutMs, write: copyPages })),
    /** Removes it after the test. */
    added,
  };
}
