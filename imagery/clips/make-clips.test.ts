import { readdirSync } from 'node:fs';
import { clipsFolder, readClipManifest } from './file/clip-manifest';
import { makeClips } from './make-clips';

test('clips whose sources have not changed stay as they are', async () => {
  const before = [readClipManifest(), readdirSync(clipsFolder)];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await makeClips([]);
  const lines = log.mock.calls.map(String);
  log.mockRestore();
  expect(lines).toHaveLength(5);
  for (const line of lines)
    expect(line).toMatch(/^clip [\w-]+: [\w-]+\.[0-9a-f]{8} is up to date$/);
  expect([readClipManifest(), readdirSync(clipsFolder)]).toEqual(before);
});
