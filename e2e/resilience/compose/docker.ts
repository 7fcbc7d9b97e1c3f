/** The Docker command line: the only place where the resilience tests call it. */
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { runProcess, type Ended } from '@site/testing/run-process';

const override = join(import.meta.dirname, 'ferretdb.yml');
const project = 'yunseul-resilience';
const limitMs = 25 * 60_000;

interface DockerRun {
  readonly code: Ended['code'];
  /** Standard output, then standard error. */
  readonly output: string;
}

type Variables = Readonly<Record<string, string>>;

export interface Compose {
  /** @returns its output @throws Error with the output when it fails */
  readonly run: (args: readonly string[], env?: Variables) => Promise<string>;
  /** For commands that may fail. */
  readonly attempt: (args: readonly string[], env?: Variables) => Promise<DockerRun>;
}

/** @returns why containers cannot be tested; undefined when an engine with Compose v2 answers */
export async function whyNoEngine(): Promise<string | undefined> {
  const engine = await docker(['version', '--format', '{{.Server.Version}}']).catch(
    () => undefined,
  );
  if (!engine) return 'no docker command';
  if (engine.code !== 0) return 'no Docker engine answers';
  const compose = await docker(['compose', 'version', '--short']);
  return /^v?2|^[3-9]/.test(compose.output) ? undefined : 'no Compose v2';
}

/** @returns Compose for a separate project. @param env the variables of .env */
export async function openCompose(env: Variables): Promise<Compose> {
  const files = ['-f', join(repositoryRoot, 'docker-compose.yml')];
  if (await hasImage('mongodb-server:ferretdb')) files.push('-f', override);
  const base = ['compose', '-p', project, '--project-directory', repositoryRoot, ...files];
  const attempt: Compose['attempt'] = (args, more = {}) =>
    docker([...base, ...args], { ...env, ...more });
  return { attempt, run: async (args, more) => requireSuccess(args, await attempt(args, more)) };
}

/** Like `docker <args>`. @throws Error with the output when it fails */
export async function runDocker(args: readonly string[], env?: Variables): Promise<string> {
  return requireSuccess(args, await docker(args, env));
}

async function hasImage(name: string): Promise<boolean> {
  return (await docker(['image', 'inspect', name])).code === 0;
}

function requireSuccess(args: readonly string[], { code, output }: DockerRun): string {
  if (code === 0) return output;
  throw new Error(`docker ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
}

async function docker(args: readonly string[], env: Variables = {}): Promise<DockerRun> {
  const { code, stdout, stderr } = await runProcess('docker', args, {
    cwd: repositoryRoot,
    env: { COMPOSE_ANSI: 'never', COMPOSE_PROGRESS: 'plain', ...env },
    limitMs,
  });
  return { code, output: `${stdout}${stderr}`.trim() };
}
