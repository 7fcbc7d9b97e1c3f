/** Three site servers as on three machines: each with its own folder and follower, and one S3 server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveRelease } from '@site/release';
import {
  openReleaseStore,
  readStoreSettings,
  releaseToStore,
  type ReleaseStore,
} from '@site/release/release-store';
import { startS3Server, type S3Server } from '@site/release/testing';
import { publishFakes, releaseSmallSite } from '@site/site-server/testing/small-site';
import { startServer, type RunningServer } from '@site/testing/start-server';
import { startSmallSite } from '@site/site-server/testing/start-site';
import { expectSoon } from '../test';

const loopback = '127.0.0.1';

export interface FollowedEdge {
  readonly name: string;
  readonly origin: string;
  readonly follower: RunningServer;
  readonly startFollower: () => Promise<void>;
}

export interface FollowedEdges {
  readonly s3: S3Server;
  readonly store: ReleaseStore;
  readonly edges: readonly FollowedEdge[];
  /** Releases this version of everything from the releaser's own folder. @returns the output for the operator */
  readonly release: (version: string, store?: ReleaseStore) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

export async function startFollowedEdges(): Promise<FollowedEdges> {
  const s3 = await startS3Server();
  const settings = readStoreSettings(s3.env);
  if (!settings) throw new Error('the settings name no store');
  const store = openReleaseStore(settings);
  const small = await startSmallSite();
  const { site } = small;
  const run = async (to: ReleaseStore, version: string | undefined) => {
    const lines: string[] = [];
    const options = { site, report: (line: string) => void lines.push(line) };
    await releaseToStore(to, options, async (beforeSwitch) => {
      if (version !== undefined) await releaseSmallSite(site, version, beforeSwitch);
      const manifest = readLiveRelease(site);
      if (!manifest) throw new Error('no release is live');
      return { manifest, hasChanged: version !== undefined };
    });
    return lines;
  };
  await run(store, undefined);
  const roots: string[] = [];
  const startFollower = async (name: string, root: string) =>
    startServer('tools/container/follow.ts', {
      ...s3.env,
      SITE_DIR: root,
      FOLLOWER_NAME: name,
      FOLLOW_PORT: '0',
      HOST: loopback,
    });
  const newRoot = () => {
    const root = mkdtempSync(join(tmpdir(), 'machine-'));
    roots.push(root);
    return root;
  };
  const stops: (() => Promise<unknown>)[] = [];
  const edges: FollowedEdge[] = [];
  for (const name of ['edge-1', 'edge-2', 'edge-3']) {
    const root = newRoot();
    let follower = await startFollower(name, root);
    const server = await startServer('site-server/src/main.ts', {
      SITE_DIR: root,
      PRESS_SERVICE: small.inner.press,
      FORM_SERVICE: small.inner.forms,
      READS_PER_SECOND: '100000',
      READS_PER_MINUTE: '0',
    });
    stops.push(server.stop, () => follower.stop());
    edges.push({
      name,
      origin: server.origin,
      get follower() {
        return follower;
      },
      async startFollower() {
        follower = await startFollower(name, root);
      },
    });
  }
  // No visitor is led to an edge before it has opened its first release.
  for (const { name, origin } of edges)
    await expectSoon(
      `${name} has a release`,
      async () => (await fetch(`${origin}/Brand/intro`)).ok,
      { withinMs: 90_000 },
    );
  return {
    s3,
    store,
    edges,
    async release(version, to = store) {
      publishFakes(site, version);
      return run(to, version);
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all([small.stop(), s3.stop()]);
      for (const root of roots) rmSync(root, { recursive: true, force: true });
    },
  };
}
