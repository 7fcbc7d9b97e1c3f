/** Real nginx for tests: the container's start.sh on loopback ports, in a temporary run folder. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningPart } from '@site/testing/start-server';

const script = join(import.meta.dirname, '../../nginx/start.sh');
const startWithinMs = 10_000;

export interface NginxOptions {
  readonly httpPort: number;
  readonly statusPort: number;
  /** Only with certificates in env. */
  readonly httpsPort?: number;
  /** Further settings of start.sh, SITE_SERVER among them. RUN_DIR is removed at the end. */
  readonly env: Readonly<Record<string, string>>;
}

/** @returns the reason why nginx cannot be tested here, or undefined @throws with REQUIRE_NGINX=1 instead of a reason */
export function whyNoNginx(): string | undefined {
  const reason = missingPart();
  if (reason !== undefined && process.env['REQUIRE_NGINX'] === '1')
    throw new Error(`nginx: not tested (${reason}), but REQUIRE_NGINX=1 requires it`);
  return reason;
}

function missingPart(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return 'no nginx on PATH';
  }
  return undefined;
}

export interface RunningNginx extends RunningPart {
  /** Of the process that starts the workers. */
  readonly pid: number;
  /** CPU time of its workers so far. */
  readonly cpuNs: () => bigint;
}

/** @throws Error with its output when it does not start in time */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const run = options.env['RUN_DIR'] ?? mkdtempSync(join(tmpdir(), 'edge-run-'));
  // When root starts nginx, workers run as another user who must be able to read the folder.
  chmodSync(run, 0o755);
  const child = spawn('sh', [script], {
    env: {
      PATH: process.env['PATH'],
      RUN_DIR: run,
      // nginx cannot reopen the socket that node uses as standard output.
      ACCESS_LOG: join(run, 'access.log'),
      // Upstreams of tests are addresses; a machine without a network may have no DNS server.
      DNS_RESOLVER: '127.0.0.1',
      HTTP_LISTEN: `127.0.0.1:${options.httpPort}`,
      ...(options.httpsPort && { HTTPS_LISTEN: `127.0.0.1:${options.httpsPort}` }),
      STATUS_LISTEN: `127.0.0.1:${options.statusPort}`,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(run, { recursive: true, force: true });
  };
  for (const giveUpAt = Date.now() + startWithinMs; Date.now() < giveUpAt; await pause(50)) {
    const health = await fetch(`http://127.0.0.1:${options.statusPort}/health`).catch(
      () => undefined,
    );
    if (health?.ok)
      return { pid: pidOf(run), output: () => output, stop, cpuNs: () => cpuOfWorkers(run) };
    if (child.exitCode !== null) break;
  }
  await stop();
  throw new Error(`nginx did not start: ${output}`);
}

function pidOf(run: string): number {
  return Number(readFileSync(join(run, 'nginx.pid'), 'utf8'));
}

function cpuOfWorkers(run: string): bigint {
  const main = pidOf(run);
  const workers = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
  const spent = workers.map((worker) => readFileSync(`/proc/${worker}/schedstat`, 'utf8'));
  return spent.reduce((sum, line) => sum + BigInt(line.split(' ')[0] ?? 0), 0n);
}
