import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetMongodb, mongodbLine } from './mongodb-line';

describe('the line about MongoDB', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'mongodb-line-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('says so when nobody tested it', () => {
    expect(mongodbLine(root)).toBe('MongoDB: not tested');
  });

  it('names the server that was tested, until the next run forgets it', () => {
    mkdirSync(path.join(root, '.cache'));
    writeFileSync(path.join(root, '.cache/mongodb-tested'), 'FerretDB\n');
    expect(mongodbLine(root)).toBe('MongoDB: tested (FerretDB)');
    forgetMongodb(root);
    expect(mongodbLine(root)).toBe('MongoDB: not tested');
  });
});
