/** deploy/swarm/stack.yml on the engines of the test: its secrets, its deployment and the state of its tasks. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import type { Engine } from './engines';

export const imagePrefix = 'yunseul-resilience';
export const siteHost = 'yunseul.example';
const pollMs = 250;

/**
 * @param isPlain without certificates, as the table of site-server/testing/edge-cases.ts expects it
 * @returns the file as it is in the repository, except for a missing feature of this machine: its kernel cannot encrypt
 * between nodes @throws Error when the lines to change are not found
 */
export function stackText({ isPlain = false } = {}): string {
  const text = readFileSync(join(repositoryRoot, 'deploy/swarm/stack.yml'), 'utf8');
  const changes: readonly (readonly [from: string, to: string])[] = [
    [", driver_opts: { encrypted: '' }", ''],
    ...(isPlain
      ? [['TLS_CERTIFICATE: /run/secrets/tls_certificate', "TLS_CERTIFICATE: ''"] as const]
      : []),
  ];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/swarm/stack.yml has no "${from}"`);
    return changed.replaceAll(from, to);
  }, text);
}

/** @param given those of the moved site; the others are generated */
export async function createSecrets(
  { docker }: Engine,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const random = () => randomBytes(32).toString('hex');
  const secrets = {
    ...certificate(),
    session_secret: random(),
    admin_password: random(),
    form_master_key: random(),
    release_secret: random(),
    ...given,
  };
  for (const [name, input] of Object.entries(secrets))
    await docker(['secret', 'create', name, '-'], { input });
}

/** With its containers, networks and secrets; volumes stay. */
export async function removeStack(
  manager: Engine,
  workers: readonly Engine[],
  stack: string,
): Promise<void> {
  await manager.docker(['stack', 'rm', stack]);
  for (const { docker } of workers)
    await until(
      'no container is left',
      async () => (await docker(['ps', '--quiet'])) === '',
      90_000,
    );
  const networks = ['network', 'ls', '--format', '{{.Name}}'];
  await until(
    'no network is left',
    async () => !(await manager.docker(networks)).includes(`${stack}_`),
    60_000,
  );
  await removeSecrets(manager);
}

async function removeSecrets({ docker }: Engine): Promise<void> {
  const names = (await docker(['secret', 'ls', '--format', '{{.Name}}']))
    .split('\n')
    .filter(Boolean);
  await docker(['secret', 'rm', ...names]);
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const files = { tls_certificate: join(folder, 'cert.pem'), tls_key: join(folder, 'key.pem') };
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-days',
          '2',
          '-subj',
          `/CN=${siteHost}`,
        ],
        ...['-keyout', files.tls_key, '-out', files.tls_certificate],
      ],
      { stdio: 'ignore' },
    );
    return {
      tls_certificate: readFileSync(files.tls_certificate, 'utf8'),
      tls_key: readFileSync(files.tls_key, 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Deployment {
  readonly stack: string;
  readonly text: string;
  readonly env: Readonly<Record<string, string>>;
}

/** @throws Error also when Docker warns */
export async function deploy(engine: Engine, { stack, text, env }: Deployment): Promise<void> {
  const args = ['stack', 'deploy', '--resolve-image', 'never', '--compose-file', '-', stack];
  const { code, stderr, stdout } = await engine.attempt(args, {
    input: text,
    env: { IMAGE_PREFIX: imagePrefix, ...env },
  });
  // Newer command lines report that they do not wait.
  const warnings = stderr
    .split('\n')
    .filter((line) => line !== '' && !line.includes('--detach=false'));
  if (code !== 0 || warnings.length > 0)
    throw new Error(`docker stack deploy ended with ${code}:\n${stderr}\n${stdout}`);
}

interface Task {
  readonly service: string;
  readonly node: string;
  readonly image: string;
  /** `Running`: its health check has passed. */
  readonly state: string;
}

/** @returns the tasks that should run, without those waiting for a node @throws Error while there is no leader */
export async function tasksOf({ docker }: Engine, stack: string): Promise<readonly Task[]> {
  const rows = await docker([
    ...['stack', 'ps', stack, '--no-trunc', '--filter', 'desired-state=running', '--format'],
    '{{.Name}}\t{{.Node}}\t{{.Image}}\t{{.CurrentState}}',
  ]);
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', node = '', image = '', state = ''] = row.split('\t');
      const [service = ''] = name.slice(stack.length + 1).split('.');
      return { service, node, image, state: state.split(' ')[0] ?? '' };
    });
}

/** @returns for each service the number of its healthy tasks, and the desired number */
export async function replicasOf(
  { docker }: Engine,
  stack: string,
): Promise<ReadonlyMap<string, { healthy: number; wanted: number }>> {
  const filter = ['--filter', `label=com.docker.stack.namespace=${stack}`];
  const rows = await docker(['service', 'ls', ...filter, '--format', '{{.Name}} {{.Replicas}}']);
  return new Map(
    rows.split('\n').map((row) => {
      const [name = '', count = ''] = row.split(' ');
      const [healthy, wanted] = count.split('/').map(Number);
      return [name.slice(stack.length + 1), { healthy: healthy ?? 0, wanted: wanted ?? 0 }];
    }),
  );
}

/** Polls; an exception of the condition counts as "not yet". @returns the time in ms until it was true @throws Error */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  withinMs: number,
): Promise<number> {
  const startedAt = Date.now();
  let last: unknown;
  while (Date.now() - startedAt < withinMs) {
    try {
      if (await holds()) return Date.now() - startedAt;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(pollMs);
  }
  const reason = last instanceof Error ? ` (${last.message})` : '';
  throw new Error(`not within ${withinMs / 1000} s: ${what}${reason}`, { cause: last });
}

/** Whether every service has all its tasks; `except` may lack some. */
export function untilComplete(
  engine: Engine,
  stack: string,
  { withinMs, except = [] }: { readonly withinMs: number; readonly except?: readonly string[] },
): Promise<number> {
  return until(
    `all tasks of ${stack} are healthy`,
    async () => {
      const services = [...(await replicasOf(engine, stack))].filter(
        ([name]) => !except.includes(name),
      );
      return (
        services.length > 0 &&
        services.every(([, { healthy, wanted }]) => healthy === wanted && wanted > 0)
      );
    },
    withinMs,
  );
}

/** For a failed step: tasks with their errors, and the output of the health checks of ended containers. */
export async function describeTasks(manager: Engine, workers: readonly Engine[]): Promise<string> {
  const lines: string[] = [];
  for (const stack of (await manager.docker(['stack', 'ls', '--format', '{{.Name}}'])).split(
    '\n',
  )) {
    const format = '{{.Name}} {{.Node}} {{.DesiredState}} {{.CurrentState}} {{.Error}}';
    lines.push(
      (await manager.attempt(['stack', 'ps', stack, '--no-trunc', '--format', format])).stdout,
    );
  }
  for (const { attempt } of workers) {
    const ids = new Set<string>();
    for (const filter of ['status=exited', 'health=starting', 'health=unhealthy']) {
      const found = await attempt(['ps', '--all', '--quiet', '--filter', filter]);
      for (const id of found.stdout.split('\n').filter(Boolean)) ids.add(id);
    }
    for (const id of ids) {
      const checks =
        '{{.Name}} {{.State.ExitCode}} {{if .State.Health}}{{json .State.Health.Log}}{{end}}';
      lines.push((await attempt(['inspect', '--format', checks, id])).stdout.slice(0, 1500));
      const { stdout, stderr } = await attempt(['logs', '--tail', '5', id]);
      lines.push(stdout + stderr);
    }
  }
  return lines.join('\n');
}
