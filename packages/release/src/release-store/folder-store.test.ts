import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { openFolderStore } from './folder-store';

const root = temporaryFolder();

it('leaves no part of an object on a full disk', async () => {
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
  }
});
