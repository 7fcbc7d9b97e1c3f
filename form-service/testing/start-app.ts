/** The application on a free port with a new store, for tests over HTTP. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSite } from '@site/contract';
import type { Environment } from '@site/service-kit/config';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import type { StoredRegistration } from '../src/data/registration';
import { openEmbeddedStore } from '../src/data/embedded-store';
import { locationBeside } from '../src/data/store-location';
import { wire } from '../src/wiring';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

export interface RunningApp {
  readonly url: string;
  readonly folder: string;
  readonly logged: string[];
  /** Newest first; fields as an object, for comparison with the posted ones. */
  stored(): (Omit<StoredRegistration, 'fields'> & { fields: Record<string, string> })[];
  stop(): Promise<void>;
}

/**
 * @param env settings beside DATA_DIR; without one the rate limit is too high to matter
 * @param consentMode of the site whose forms are posted
 */
export async function startApp(
  env: Environment = {},
  now = Date.now,
  consentMode: 'notice' | 'checkbox' = 'notice',
  elapsedMs = now,
): Promise<RunningApp> {
  const root = mkdtempSync(join(tmpdir(), 'forms-'));
  const folder = join(root, 'forms');
  mkdirSync(folder);
  const logged: string[] = [];
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '100000', DATA_DIR: folder, ...env });
  const site = { ...defaultSite, consentMode };
  const wiring = await wire(config, (line) => logged.push(line), now, site, elapsedMs);
  const { origin, stop } = await serveOnLoopback(createApp(wiring.appParts));

  return {
    url: origin,
    folder,
    logged,
    stored() {
      const store = openEmbeddedStore(locationBeside(folder));
      try {
        return store
          .list()
          .map((stored) => ({ ...stored, fields: Object.fromEntries(stored.fields) }));
      } finally {
        store.close();
      }
    },
    async stop() {
      await stop();
      await wiring.close();
      rmSync(root, { recursive: true });
    },
  };
}
