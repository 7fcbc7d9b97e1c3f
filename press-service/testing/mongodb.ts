/**
 * A MongoDB server for tests: MONGODB_URI, else `mongod` on PATH, else FerretDB built with Go into .cache/,
 * else none. REQUIRE_MONGODB=1 turns "none" into a failure.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@site/tools/free-port';
import { buildFerretdb, cacheFolder } from './build-ferretdb';

export interface MongodbSource {
  /** Shown in the last line of the checks, for example `FerretDB`. */
  readonly name: string;
  /** @returns an address with a new database */
  start(): Promise<MongodbServer>;
}

export interface MongodbServer {
  readonly uri: string;
  stop(): Promise<void>;
  /** Only of a server that was started here; address and data survive startAgain. */
  kill?(): Promise<void>;
  startAgain?(): Promise<void>;
}

/**
 * Slow the first time (FerretDB is built, one to two minutes).
 *
 * @returns undefined after the reason was printed
 * @throws when there is none and REQUIRE_MONGODB=1
 */
export function findMongodb(): MongodbSource | undefined {
  const { MONGODB_URI, REQUIRE_MONGODB } = process.env;
  if (MONGODB_URI) return { name: 'MONGODB_URI', start: async () => externalServer(MONGODB_URI) };
  if (isRunnable('mongod', '--version'))
    return {
      name: 'mongod',
      start: () =>
        startServer('mongod', (port, folder) => [
          ...['--bind_ip', '127.0.0.1', '--port', String(port)],
          ...['--dbpath', folder, '--quiet'],
        ]),
    };
  const ferretdb = isRunnable('go', 'version') ? buildFerretdb() : 'no MONGODB_URI, mongod or Go';
  if (typeof ferretdb === 'object')
    return {
      name: 'FerretDB',
      start: () => startServer(ferretdb.binary, (port, folder) => [`127.0.0.1:${port}`, folder]),
    };
  const line = `MongoDB: not tested (${ferretdb})`;
  if (REQUIRE_MONGODB === '1') throw new Error(line);
  process.stderr.write(`${line}\n`);
  return undefined;
}

/**
 * Tests on a MongoDB server that runs while they do; skipped where there is none.
 * @param tests gets the server, which is known once the first test begins
 */
export function describeWithMongodb(
  title: string,
  tests: (server: MongodbServer, name: string) => void,
): void {
  const source = findMongodb();
  (source ? describe : describe.skip)(title, () => {
    const server = {} as MongodbServer;
    beforeAll(async () => {
      Object.assign(server, await source?.start());
    });
    tests(server, source?.name ?? '');
    // After the tests' own: their connections are closed first.
    afterAll(() => server.stop());
  });
}

/** Read by the checks, which report the server that the store was tested against. */
export function markMongodbTested(name: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(join(cacheFolder, 'mongodb-tested'), `${name}\n`);
}

function isRunnable(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function externalServer(uri: string): MongodbServer {
  const address = new URL(uri.replace(/^mongodb/, 'http').replace(/^http\+srv/, 'http'));
  const origin = uri.slice(0, uri.indexOf('//') + 2);
  const login = address.username ? `${address.username}:${address.password}@` : '';
  // Credentials of the given database also work for the tests' own one.
  const search = address.searchParams;
  if (login && !search.has('authSource')) search.set('authSource', databaseOf(address) || 'admin');
  const hosts = uri
    .slice(origin.length)
    .replace(/^[^@/]*@/, '')
    .replace(/[/?].*$/, '');
  return {
    uri: `${origin}${login}${hosts}/${testDatabase()}?${search.toString()}`,
    stop: async () => {},
  };
}

function databaseOf({ pathname }: URL): string {
  return pathname.replace(/^\//, '');
}

function testDatabase(): string {
  return `press_test_${randomBytes(6).toString('hex')}`;
}

async function startServer(
  command: string,
  argumentsFor: (port: number, folder: string) => string[],
): Promise<MongodbServer> {
  const folder = mkdtempSync(join(tmpdir(), 'press-mongodb-'));
  const port = await findFreePort('127.0.0.1');
  const start = async () => {
    const server = spawn(command, argumentsFor(port, folder), { stdio: 'ignore' });
    const ended = once(server, 'exit');
    await untilListening(port, () => server.exitCode !== null);
    return async (signal: 'SIGTERM' | 'SIGKILL') => {
      server.kill(signal);
      await ended;
    };
  };
  let end = await start();
  return {
    uri: `mongodb://127.0.0.1:${port}/${testDatabase()}`,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      end = await start();
    },
  };
}

async function untilListening(port: number, hasEnded: () => boolean): Promise<void> {
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt && !hasEnded();) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the MongoDB server for tests does not listen on port ${port}`);
}
