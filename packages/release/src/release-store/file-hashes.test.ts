import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileHashes, sha256 } from './file-hashes';

it('keeps the hashes of existing files only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  const [one, two] = ['one', 'two'].map((name) => join(folder, name)) as [string, string];
  const known = new Map<string, { state: string; hash: string }>();
  const hashes = createFileHashes(known);
  try {
    for (const file of [one, two]) writeFileSync(file, 'text');
    expect([one, two].map(hashes.hashOf)).toEqual(Array(2).fill(sha256(Buffer.from('text'))));
    rmSync(one);
    hashes.forgetRemoved();
    expect([...known.keys()]).toEqual([two]);
    expect(hashes.hashOf(one)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
