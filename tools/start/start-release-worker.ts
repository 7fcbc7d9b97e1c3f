import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeFolder, openOwned } from '@site/environment';
import { remoteNames } from '@site/contract';
import type { ReleaseSettings } from '@site/release/publish';
import { createReleaseWorker } from '../release-worker/release-worker';
import type { StartConfig } from './config';
import { findFreePort, isFree } from './free-port';

const host = '127.0.0.1';
const usualPort = 8091;

/**
 * The release worker of `npm start`, in this process: teams with their own repository send it their builds. On this machine
 * only, with a secret for each team that is generated once.
 * @returns what ends it @throws Error when RELEASE_PORT is set and taken
 */
export async function startReleaseWorker(
  { dataFolder, releasePort }: Pick<StartConfig, 'dataFolder' | 'releasePort'>,
  settings: ReleaseSettings,
  report: (line: string) => void,
): Promise<() => void> {
  const secretsFolder = join(dataFolder, 'release-secrets');
  makeFolder(secretsFolder);
  for (const name of remoteNames) createSecret(join(secretsFolder, name));
  const log = (line: string) => report(`release worker: ${line}`);
  const server = createReleaseWorker({ ...settings, secretsFolder }, log);
  const isUsualFree = releasePort !== undefined || (await isFree(host, usualPort));
  server.listen(releasePort ?? (isUsualFree ? usualPort : await findFreePort(host)), host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  report(`release worker: http://${host}:${port}, the secrets of the teams in ${secretsFolder}`);
  return () => server.close();
}

function createSecret(file: string): void {
  if (existsSync(file)) return;
  const descriptor = openOwned(file, 'wx');
  writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`);
  closeSync(descriptor);
}
