import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Double, Long } from 'mongodb';
import { temporaryFolders } from '@site/testing/fixtures';
import { StoreError } from '../errors';
import { readJsonLines, writeJsonLines } from './json-lines';

const newFolder = temporaryFolders();
let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'copy.jsonl');
});

async function readAll(options?: Parameters<typeof readJsonLines>[1]) {
  const documents: unknown[] = [];
  for await (const document of readJsonLines(file, options)) documents.push(document);
  return documents;
}

test('documents come back with the types of the database, or as numbers of JavaScript', async () => {
  const written = await writeJsonLines(file, (write) => {
    write({ in: 'a', count: Long.fromNumber(3) });
    write({ in: 'b', size: new Double(2) });
    return Promise.resolve('done');
  });
  expect(written).toBe('done');
  const [first, second] = await readAll();
  expect((first as { count: Long }).count).toBeInstanceOf(Long);
  expect((second as { size: Double }).size).toBeInstanceOf(Double);
  expect(await readAll({ isRelaxed: true })).toEqual([
    { in: 'a', count: 3 },
    { in: 'b', size: 2 },
  ]);
  expect(await readAll({ isRelaxed: true, beginning: '{"in":"b"' })).toEqual([
    { in: 'b', size: 2 },
  ]);
});

test('every text comes back, also with separators of lines and longer than what is read at once', async () => {
  const texts = ['a\u2028b\u2029c\u0085d', '윤슬'.repeat(200_000), 'x\r\ny'];
  await writeJsonLines(file, (write) => {
    for (const text of texts) write({ text });
    return Promise.resolve();
  });
  expect(await readAll()).toEqual(texts.map((text) => ({ text })));
});

test('only the owner may read a copy, and no file is replaced', async () => {
  await writeJsonLines(file, () => Promise.resolve());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'kept');
  await expect(writeJsonLines(file, () => Promise.resolve())).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('kept');
});

test.each(['{"in":', 'null', '1', '[]', 'text'])(
  '%s is a damaged line, which is named',
  async (line) => {
    writeFileSync(file, `{"in":"a"}\n\n${line}\n`);
    await expect(readAll()).rejects.toThrow(new StoreError(`${file} is damaged in line 3`));
  },
);

test('a file that is missing or cannot be read', async () => {
  await expect(readAll()).rejects.toThrow(`there is nothing at ${file}`);
  file = join(folder, 'copy.jsonl', 'below-a-file');
  writeFileSync(join(folder, 'copy.jsonl'), '');
  await expect(readAll()).rejects.toThrow(`${file} cannot be read`);
});
