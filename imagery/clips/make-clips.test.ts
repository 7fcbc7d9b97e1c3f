import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clipsFolder, readClipManifest } from './file/clip-manifest';
import { makeClips } from './make-clips';

test('a clip with missing renders logs their names and stays unchanged', async () => {
  const before = [readClipManifest(), readdirSync(clipsFolder)];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const empty = mkdtempSync(path.join(tmpdir(), 'renders-'));
  await makeClips(empty, ['59B']);
  rmSync(empty, { recursive: true });
  const [line] = log.mock.calls[0] ?? [];
  log.mockRestore();
  expect(line).toMatch(/^clip type59: no .*units\/59A-living\.png.* in .*, unchanged$/);
  expect(line).toContain('units/59B-doll.png');
  expect([readClipManifest(), readdirSync(clipsFolder)]).toEqual(before);
});
