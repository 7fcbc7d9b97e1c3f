/** The application on a free port with a store of its own, for tests that speak HTTP to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/app';
import { readConfig, type Environment } from '../src/config';
import type { StoredRegistration } from '../src/data/registration-rows';
import { openRegistrationStore } from '../src/data/registration-store';
import { wire } from '../src/wiring';

export interface RunningApp {
  readonly url: string;
  readonly folder: string;
  readonly logged: string[];
  stored(): StoredRegistration[];
  stop(): Promise<void>;
}

/** @param env settings beside DATA_DIR; the rate limit is out of the way unless it is set */
export async function startApp(env: Environment = {}, now = Date.now): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const logged: string[] = [];
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '100000', DATA_DIR: folder, ...env });
  const wiring = wire(config, (line) => logged.push(line), now);
  const server = createServer(createApp(wiring.appParts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    logged,
    stored() {
      const store = openRegistrationStore(folder);
      try {
        return store.list();
      } finally {
        store.close();
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      wiring.close();
      rmSync(folder, { recursive: true });
    },
  };
}
