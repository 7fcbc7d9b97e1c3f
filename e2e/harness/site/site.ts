import { repositoryRoot } from '@site/release';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@site/testing/start-process';

export interface Administrator {
  readonly email: string;
  readonly password: string;
}

/** A separate site: a free port, and empty stores in a folder that is removed when it stops. */
export interface Site {
  /** For example `http://localhost:41873`. */
  readonly origin: string;
  readonly admin: Administrator;
  readonly dataDir: string;
  readonly pid: number;
  /** The site's output so far, for the message of a failed test. */
  output(): string;
  /** Ends it with SIGTERM and removes its data. May be called twice. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Added to the environment of `npm start`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Stores to start with, not removed on stop. Default: a new empty folder. */
  readonly dataDir?: string;
  /** Time limit of the start; a first one builds. */
  readonly readyTimeoutMs?: number;
}

/** The site server sends an SSR page from its cache for a second; after this, from the live release. */
export const pageCacheMs = 1_300;

const readyLine = /^ready (http:\/\/\S+)$/m;
/** Longer than the time that the site gives its servers (tools/start/supervised-process.ts). */
const stopTimeoutMs = 16_000;

/** @throws Error with the site's last output when it exits or times out before its ready line */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'site-'));
  const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
  const running = startProcess(process.execPath, ['tools/bin/run.mjs', 'start'], {
    cwd: repositoryRoot,
    env: {
      NODE_ENV: 'production',
      // It ends when its starter is gone (tools/start/stop-with-descendants.ts).
      npm_lifecycle_event: 'start',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // All specs post from one address.
      RATE_LIMIT_PER_MINUTE: '1000',
      WRITES_PER_SECOND: '100',
      ...options.env,
    },
  });
  const stop = async () => {
    await running.end('SIGTERM', stopTimeoutMs);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = await running.waitFor(readyLine, options.readyTimeoutMs);
    return { origin, admin, dataDir, pid: running.child.pid ?? 0, output: running.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
