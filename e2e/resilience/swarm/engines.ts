/**
 * Docker engines, each with a network, processes and a host name of its own, and the commands that talk to them. Three run the
 * site, three others manage the Swarm: a leader that is lost is replaced after ten seconds or more, which no setting changes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoS3 } from '@site/release/testing';
import { whyNoEngine } from '../compose/docker';

const script = join(import.meta.dirname, 'engines.sh');
const limitMs = 10 * 60_000;
const network = '10.213.77';

/** Of the machine that runs the test, as the engines see it. */
export const ownAddress = `${network}.1`;
const workerCount = 3;
const managerCount = 3;

export interface Engine {
  readonly number: number;
  /** `DOCKER_HOST`. */
  readonly host: string;
  /** Name of the node. */
  readonly node: string;
  /** Address of its ports. */
  readonly address: string;
  /** Runs `docker <args>` there. @returns its output @throws Error with the output when it fails */
  readonly docker: (args: readonly string[], options?: RunOptions) => Promise<string>;
  /** For commands that may fail. */
  readonly attempt: (args: readonly string[], options?: RunOptions) => Promise<Ended>;
  /** As a power failure: the engine and all its containers at once. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
}

interface RunOptions {
  /** Standard input. */
  readonly input?: string | Buffer;
  /** Besides the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** @returns why engines cannot be tested here; undefined where they can */
export async function whyNoEngines(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const missing = ['dockerd', 'ip', 'unshare', 'nsenter', 'iptables', 'go', 'openssl'].find(
    (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0,
  );
  return missing === undefined ? ((await whyNoEngine()) ?? whyNoS3()) : `no ${missing} command`;
}

export interface Engines {
  /** The site runs there. */
  readonly workers: readonly Engine[];
  /** The first one is asked; none of them runs a task. */
  readonly managers: readonly [Engine, ...Engine[]];
  readonly close: () => Promise<void>;
}

export async function startEngines(): Promise<Engines> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const close = async () => {
    await run('bash', [script, 'stop', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    outputOf(await run('bash', [script, 'start', folder, String(workerCount + managerCount)]));
  } catch (error) {
    await close();
    throw error;
  }
  const engines = Array.from({ length: workerCount + managerCount }, (_, index) =>
    engineOf(folder, index + 1),
  );
  const [first, ...others] = engines.slice(workerCount);
  if (!first) throw new Error('there is no manager');
  return { workers: engines.slice(0, workerCount), managers: [first, ...others], close };
}

function engineOf(folder: string, number: number): Engine {
  const host = `unix://${join(folder, String(number), 'docker.sock')}`;
  const attempt: Engine['attempt'] = (args, options) =>
    run('docker', ['-H', host, ...args], options);
  const tool = async (task: 'kill' | 'revive') =>
    void outputOf(await run('bash', [script, task, folder, String(number)]));
  return {
    number,
    host,
    node: `yunseul-${number}`,
    address: `${network}.1${number}`,
    attempt,
    docker: async (args, options) => outputOf(await attempt(args, options), args),
    kill: () => tool('kill'),
    revive: () => tool('revive'),
  };
}

function outputOf({ code, stdout, stderr }: Ended, args: readonly string[] = []): string {
  if (code === 0) return stdout.trim();
  throw new Error(
    `${args.join(' ')} ended with ${code}:\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`,
  );
}

function run(
  command: string,
  args: readonly string[],
  { input, env }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // The engines' own output goes to their logs: a daemon that held this pipe would keep it open.
    const child = spawn(command, args, {
      env: { ...process.env, DOCKER_CLI_HINTS: 'false', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
