/**
 * A real S3 server for tests: versitygw over a temporary folder. VERSITYGW is the path of the program; default: where the
 * `go install` command of docs/runbooks/release-store.md puts it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@site/tools/free-port';
import { repositoryRoot } from '../repository-root';

const program = process.env['VERSITYGW'] ?? join(homedir(), '.cache/versitygw/versitygw');
const bucket = 'releases';
const keys = { id: 'made-up-for-tests', secret: 'made-up-for-these-tests' };

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** @returns the reason why there is no S3 server here @throws with REQUIRE_S3=1 instead of a reason */
export function whyNoS3(): string | undefined {
  if (existsSync(program)) return undefined;
  const reason = `no versitygw at ${program}`;
  if (process.env['REQUIRE_S3'] === '1') throw new Error(`S3 store: not tested (${reason})`);
  return reason;
}

/** Read by the checks, which report that the store was tested against a real server. */
export function markS3Tested(): void {
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  writeFileSync(join(repositoryRoot, '.cache/s3-tested'), 'versitygw\n');
}

/** @param host address that it listens on */
export async function startS3Server(host = '127.0.0.1') {
  const root = mkdtempSync(join(tmpdir(), 's3-'));
  const port = await findFreePort('127.0.0.1');
  mkdirSync(join(root, bucket));
  const start = async () => {
    const args = ['--quiet', '--health', '/health', '--port', `${host}:${port}`, 'posix', root];
    const server = spawn(program, args, {
      env: { ROOT_ACCESS_KEY: keys.id, ROOT_SECRET_KEY: keys.secret },
      stdio: 'ignore',
    });
    while (!(await answers(`http://${host}:${port}/health`))) {
      if (server.exitCode !== null) throw new Error(`versitygw ended with ${server.exitCode}`);
      await pause(50);
    }
    return server;
  };
  let running = await start();
  return {
    /** RELEASE_STORE and the variables that belong to it. */
    env: {
      RELEASE_STORE: `s3://${bucket}/site`,
      RELEASE_STORE_ENDPOINT: `http://${host}:${port}`,
      RELEASE_STORE_KEY_ID: keys.id,
      RELEASE_STORE_SECRET: keys.secret,
    },
    /** The folder in which each object is a file under its key. */
    folder: join(root, bucket, 'site'),
    /** By SIGKILL; address and objects survive startAgain. */
    kill: () => end(running),
    async startAgain() {
      running = await start();
    },
    async stop() {
      await end(running);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(address, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
