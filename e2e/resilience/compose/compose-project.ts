/** A separate Compose project for the resilience tests: free ports, its own secrets, images and volumes. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { findFreePort } from '@site/tools/free-port';
import { openCompose } from './docker';
import type { ProjectState } from './project-state';
import { createVisitor } from './visitor';

export interface ComposeProject {
  readonly state: ProjectState;
  /** Folders of this machine. */
  readonly backups: string;
  readonly keyCopy: string;
  /** The last lines of every container's log. */
  readonly lastLogs: () => Promise<string>;
  /** Removes containers, volumes and backups. */
  readonly close: () => Promise<void>;
}

const down = ['--profile', 'jobs', 'down', '--volumes', '--remove-orphans'];

export async function openComposeProject(): Promise<ComposeProject> {
  const port = await findFreePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const backups = mkdtempSync(join(tmpdir(), 'resilience-backups-'));
  const keyCopy = mkdtempSync(join(tmpdir(), 'resilience-keys-'));
  // Written by uid 1000 of the container.
  for (const folder of [backups, keyCopy]) chmodSync(folder, 0o777);
  const secrets = join(backups, 'secrets');
  execFileSync('sh', [join(repositoryRoot, 'docker/make-secrets.sh')], {
    env: { ...process.env, SECRETS_DIR: secrets },
  });
  const administrator = { email: 'admin@yunseul.example', password: 'only-for-this-test' };
  const compose = await openCompose({
    IMAGE_PREFIX: 'yunseul-resilience',
    PUBLISH_ADDRESS: '127.0.0.1',
    HTTP_PORT: String(port),
    HTTPS_PORT: String(await findFreePort('127.0.0.1')),
    PUBLIC_ORIGIN: origin,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_PER_MINUTE: '1000',
    LOG_REQUESTS: '1',
    BACKUP_DIR: backups,
    KEY_COPY_DIR: keyCopy,
    SECRETS_DIR: secrets,
    CERTIFICATES_DIR: join(backups, 'no-certificates'),
  });
  // An interrupted run may have left containers and volumes behind.
  await compose.run(down);
  return {
    backups,
    keyCopy,
    state: {
      compose,
      origin,
      administrator,
      visitor: createVisitor(origin),
      nodeImage: 'node:24-bookworm-slim',
      phones: [],
      openings: 0,
    },
    lastLogs: async () => (await compose.attempt(['logs', '--no-color', '--tail', '12'])).output,
    async close() {
      await compose.attempt(down);
      for (const folder of [backups, keyCopy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
