import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from './folder-store';

it('leaves no part of an object on a full disk', async () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  const { writeFileSync } = fs;
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeFileSync(file, 'half');
    throw new Error('ENOSPC: no space left on device');
  });
  try {
    const written = openFolderStore(root).put('objects/1', Buffer.from('whole'));
    await expect(written).rejects.toThrow('ENOSPC');
    expect(readdirSync(root)).toEqual(['store']);
    expect(readdirSync(join(root, 'store/objects'))).toEqual([]);
  } finally {
    write.mockRestore();
    rmSync(root, { recursive: true });
  }
});
