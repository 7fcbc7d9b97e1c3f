/** The table of site-server/testing/edge-cases.ts against the edges of a Swarm, in a stack of its own that takes the place of the site's. */
import { rmSync } from 'node:fs';
import { readLiveRelease } from '@site/release';
import { openReleaseStore, readStoreSettings, releaseToStore } from '@site/release/release-store';
import { copySmallSite } from '@site/site-server/testing/copy-small-site';
import { noLimits, runEdgeCases } from '../site/run-edge-cases';
import { createSecrets, deploy, removeStack, stackText, untilComplete } from './stack';
import { of, type SwarmSite } from './swarm-site';
import { stack as siteStack } from './site-steps';
import { versions } from './prepare-steps';

const stack = 'cases';
/** No node has their labels, so there is no release worker, which would add its own builds, and no backup. */
const withoutNode = ['release', 'backup-schedule'];

export async function answerAlike(site: SwarmSite) {
  const {
    workers,
    managers: [manager],
  } = of(site, 'engines');
  const outer = of(site, 'outer');
  // The ports and the secrets' names belong to one stack at a time.
  await removeStack(manager, workers, siteStack);
  await manager.docker(['node', 'update', '--label-rm', 'release', workers[1]?.node ?? '']);
  await manager.docker(['node', 'update', '--label-rm', 'backups', workers[2]?.node ?? '']);
  const env = { ...outer.s3.env, RELEASE_STORE: 's3://releases/cases' };
  await releaseSmallSite(env);
  await createSecrets(manager, outer.secretsFor(stack));
  await deploy(manager, {
    stack,
    text: stackText({ isPlain: true }),
    env: { ...env, ...noLimits, IMAGE_TAG: versions.first, PUBLIC_ORIGIN: 'http://localhost:8080' },
  });
  await untilComplete(manager, stack, { withinMs: 240_000, except: withoutNode });
  const origins = workers.map(({ address }) => `http://${address}`);
  const outcome = await runEdgeCases(origins);
  await removeStack(manager, workers, stack);
  return `${origins.length} edges: ${outcome}`;
}

async function releaseSmallSite(env: Readonly<Record<string, string>>) {
  const settings = readStoreSettings(env);
  if (!settings) throw new Error('the settings name no store');
  const small = await copySmallSite();
  const options = { site: small, beforeSwitch: undefined, report: () => undefined };
  await releaseToStore(openReleaseStore(settings), options, async () => {
    const manifest = readLiveRelease(small);
    if (!manifest) throw new Error('the small site has no release');
    return { manifest, hasChanged: false };
  });
  rmSync(small.root, { recursive: true, force: true });
}
