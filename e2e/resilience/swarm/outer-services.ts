/** The external services of the Swarm: MongoDB and the object store, here as processes of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server, type S3Server } from '@site/release/testing';
import { buildFerretdb } from 'press-service/testing/build-ferretdb';
import { ownAddress } from './engines';
import { until } from './stack';

const mongodbPort = 27017;
const logLength = 3_000;

export interface OuterServices {
  readonly s3: S3Server;
  /** @returns the secrets of a stack with new databases and a new release store */
  readonly secretsFor: (name: string) => Readonly<Record<string, string>>;
  /** @returns the end of what FerretDB has written; nothing from a server of yours */
  readonly mongodbLog: () => string;
  readonly stop: () => Promise<void>;
}

/** MONGODB_URI names a real server, without a database; otherwise FerretDB replaces it. */
export async function startOuterServices(): Promise<OuterServices> {
  const s3 = await startS3Server(ownAddress);
  const outside = process.env['MONGODB_URI'];
  const mongodb =
    outside === undefined
      ? await startFerretdb()
      : { uri: outside, log: () => '', stop: async () => {} };
  const { RELEASE_STORE_KEY_ID: id, RELEASE_STORE_SECRET: secret } = s3.env;
  return {
    s3,
    secretsFor: (name) => ({
      mongodb_uri: `${mongodb.uri}/${name}`,
      form_mongodb_uri: `${mongodb.uri}/${name}_forms`,
      form_keys_mongodb_uri: `${mongodb.uri}/${name}_keys`,
      release_store_key_id: id,
      release_store_secret: secret,
      // This server has one user; the policy of a follower's key is not tested here.
      release_store_follower_key_id: id,
      release_store_follower_secret: secret,
    }),
    mongodbLog: mongodb.log,
    async stop() {
      await mongodb.stop();
      await s3.stop();
    },
  };
}

async function startFerretdb() {
  const built = buildFerretdb();
  if (typeof built === 'string') throw new Error(built);
  const folder = mkdtempSync(join(tmpdir(), 'swarm-mongodb-'));
  const logFile = join(folder, 'output.log');
  const output = openSync(logFile, 'a');
  const child = spawn(built.binary, [`${ownAddress}:${mongodbPort}`, folder], {
    stdio: ['ignore', 'ignore', output],
  });
  closeSync(output);
  await until('FerretDB listens', () => accepts(mongodbPort), 30_000);
  return {
    uri: `mongodb://${ownAddress}:${mongodbPort}`,
    log: () => readFileSync(logFile, 'utf8').slice(-logLength),
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, ownAddress, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
