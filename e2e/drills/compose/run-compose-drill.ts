/**
 * `npm run drills -- compose`: the whole site in containers on a real Docker engine, from nothing to nothing, and
 * nothing lost in between. Each step is a sentence; the drill stops at the first that is not true.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { openCompose, whyNoEngine } from './docker';
import { composeSteps, type DrillState } from './compose-steps';
import { createVisitor } from './visitor';

export interface ComposeDrillOutcome {
  /** For the last line: what was proved, or `containers: not tested (…)`. */
  readonly line: string;
  readonly isTested: boolean;
  readonly passed: number;
}

type Say = (line: string) => void;

/** @throws Error that names the step which failed; the containers are taken down all the same */
export async function runComposeDrill(say: Say = console.log): Promise<ComposeDrillOutcome> {
  const reason = await whyNoEngine();
  if (reason !== undefined)
    return { line: `containers: not tested (${reason})`, isTested: false, passed: 0 };

  const port = await freePort();
  const backups = mkdtempSync(join(tmpdir(), 'drill-backups-'));
  // Written by uid 1000 of the container.
  chmodSync(backups, 0o777);
  const secrets = join(backups, 'secrets');
  execFileSync('sh', [join(repositoryRoot, 'docker/make-secrets.sh')], {
    env: { ...process.env, SECRETS_DIR: secrets },
  });
  const administrator = { email: 'drill@yunseul.example', password: 'only-for-this-drill' };
  const compose = await openCompose({
    IMAGE_PREFIX: 'yunseul-drill',
    PUBLISH_ADDRESS: '127.0.0.1',
    HTTP_PORT: String(port),
    HTTPS_PORT: String(await freePort()),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_PER_MINUTE: '1000',
    LOG_REQUESTS: '1',
    BACKUP_DIR: backups,
    SECRETS_DIR: secrets,
    CERTIFICATES_DIR: join(backups, 'no-certificates'),
  });
  const state: DrillState = {
    compose,
    administrator,
    visitor: createVisitor(`http://127.0.0.1:${port}`),
    nodeImage: 'node:24-bookworm-slim',
    phones: [],
    openings: 0,
  };
  const startedAt = Date.now();
  try {
    // What an interrupted drill left behind would not be "from nothing".
    await compose.run(['--profile', 'jobs', 'down', '--volumes', '--remove-orphans']);
    for (const [title, step] of composeSteps) {
      const stepStartedAt = Date.now();
      const figures = await step(state).catch((error: unknown) => {
        throw new Error(`containers: ${title}: ${(error as Error).message}`, { cause: error });
      });
      const seconds = ((Date.now() - stepStartedAt) / 1000).toFixed(1);
      say(`  ✓ ${title} (${seconds} s)${figures ? `: ${figures}` : ''}`);
    }
  } catch (error) {
    const { output } = await compose.attempt(['logs', '--no-color', '--tail', '12']);
    say(output);
    throw error;
  } finally {
    await compose.attempt(['--profile', 'jobs', 'down', '--volumes', '--remove-orphans']);
    rmSync(backups, { recursive: true, force: true });
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const line = `containers: ${composeSteps.length} steps passed in ${minutes} min`;
  return { line, isTested: true, passed: composeSteps.length };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
