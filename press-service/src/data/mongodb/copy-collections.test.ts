import type * as FileSystem from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongodb, type MongodbServer } from '../../../testing/mongodb';
import { backUpCollections } from './copy-collections';
import { openMongodbStore } from './open-mongodb-store';

/** Like a system call that is interrupted, or a disk with little space left: writes half of what it is given. */
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof FileSystem>('node:fs');
  const writeSync = (file: number, text: string) =>
    fs.writeSync(file, Buffer.from(text).subarray(0, text.length / 2));
  return { ...fs, writeSync };
});

const source = findMongodb();

(source ? describe : describe.skip)('a backup of MongoDB', () => {
  let server: MongodbServer;
  beforeAll(async () => {
    if (source) server = await source.start();
  });
  afterAll(() => server.stop());

  test('has complete lines, also when a system call writes only a part of one', async () => {
    const store = await openMongodbStore(server.uri);
    const texts = { title: '제목', summary: '요약', content: '본문' };
    const id = 'a'.repeat(24);
    await store.articles.insert({ ...texts, id, siteId: 's', dateMs: 1, views: 0 });
    await store.close();
    const folder = mkdtempSync(join(tmpdir(), 'press-lines-'));
    await backUpCollections(server.uri, join(folder, 'copy'));
    const lines = readFileSync(join(folder, 'copy'), 'utf8').trimEnd().split('\n');
    rmSync(folder, { recursive: true });
    expect(lines.map((line) => JSON.parse(line).document.title)).toEqual(['제목']);
  });
});
