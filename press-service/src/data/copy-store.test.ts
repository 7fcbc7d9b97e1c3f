import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStoreCopies } from '../../testing/copy-contract';
import { findMongodb, type MongodbServer } from '../../testing/mongodb';

jest.setTimeout(300_000);

describe('copies of the embedded store', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  describeStoreCopies(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'press-data-'));
    folders.push(dataDir);
    return { dataDir };
  });
});

const source = findMongodb();

(source ? describe : describe.skip)('copies of MongoDB', () => {
  const servers: MongodbServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  describeStoreCopies(async () => {
    const server = await source!.start();
    servers.push(server);
    return { mongodbUri: server.uri, dataDir: '' };
  });
});
