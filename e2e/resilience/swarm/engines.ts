/**
 * Docker engines, each with its own network, processes and host name, and the commands that use them. Three run the site,
 * three others manage the Swarm: a lost leader is replaced after ten seconds or more, which no setting changes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoS3 } from '@site/release/testing';
import { whyNoEngine } from '../compose/docker';
import { outputOf, runProcess, type Ended, type ProcessOptions } from '@site/testing/run-process';

const script = join(import.meta.dirname, 'engines.sh');
const limitMs = 10 * 60_000;
const network = '10.213.77';

/** The test machine's address, as seen by the engines. */
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
  /** Like a power failure: ends the engine and all its containers at once. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
}

type RunOptions = Pick<ProcessOptions, 'input' | 'env'>;

/** @returns the reason why engines cannot be tested here; undefined if they can */
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
  /** Commands go to the first one; none of them runs a task. */
  readonly managers: readonly [Engine, ...Engine[]];
  readonly close: () => Promise<void>;
}

export async function startEngines(): Promise<Engines> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const close = async () => {
    await runEngines('stop', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    outputOf(await runEngines('start', folder, workerCount + managerCount), 'engines.sh start');
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

/** The daemons' output goes to their logs: a daemon that inherits the script's pipe would keep it open. */
function runEngines(
  task: 'start' | 'stop' | 'kill' | 'revive',
  folder: string,
  number?: number,
): Promise<Ended> {
  const which = number === undefined ? [] : [String(number)];
  return runProcess('bash', [script, task, folder, ...which], { limitMs });
}

function engineOf(folder: string, number: number): Engine {
  const host = `unix://${join(folder, String(number), 'docker.sock')}`;
  const attempt: Engine['attempt'] = (args, { input, env } = {}) =>
    runProcess('docker', ['-H', host, ...args], {
      input,
      env: { DOCKER_CLI_HINTS: 'false', ...env },
      limitMs,
    });
  const tool = async (task: 'kill' | 'revive') =>
    void outputOf(await runEngines(task, folder, number), `engines.sh ${task}`);
  return {
    number,
    host,
    node: `yunseul-${number}`,
    address: `${network}.1${number}`,
    attempt,
    docker: async (args, options) => outputOf(await attempt(args, options), args.join(' ')).trim(),
    kill: () => tool('kill'),
    revive: () => tool('revive'),
  };
}
