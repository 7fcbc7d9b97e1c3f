import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clipsFolder, readClipManifest } from './file/clip-manifest';
import { makeClips } from './make-clips';

test('a clip without its renders says which are missing and stays as it is', async () => {
  const before = [readClipManifest(), readdirSync(clipsFolder)];
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const empty = mkdtempSync(path.join(tmpdir(), 'renders-'));
  await makeClips(empty, ['59B']);
  rmSync(empty, { recursive: true });
  const [line] = said.mock.calls[0] ?? [];
  said.mockRestore();
  expect(line).toMatch(/^clip type59: no .*units\/59A-living\.png.* in .*, kept as it is$/);
  expect(line).toContain('units/59B-doll.png');
  expect([readClipManifest(), readdirSync(clipsFolder)]).toEqual(before);
});
