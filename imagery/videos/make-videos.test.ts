import { readdirSync } from 'node:fs';
import { videosFolder, readVideoManifest } from './file/video-manifest';
import { makeVideos } from './make-videos';

test('videos whose sources have not changed stay as they are', async () => {
  const before = [readVideoManifest(), readdirSync(videosFolder)];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await makeVideos([]);
  const lines = log.mock.calls.map(String);
  log.mockRestore();
  expect(lines).toHaveLength(5);
  for (const line of lines)
    expect(line).toMatch(/^video [\w-]+: [\w-]+\.[0-9a-f]{8} is up to date$/);
  expect([readVideoManifest(), readdirSync(videosFolder)]).toEqual(before);
});
