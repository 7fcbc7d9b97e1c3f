import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderShots } from './render-shots';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renders-'));
});
afterEach(() => {
  process.env['PATH'] = PATH;
  rmSync(folder, { recursive: true });
});

test('a part that an interrupted run has left is not taken for a render', async () => {
  writeFileSync(path.join(folder, 'blender'), '#!/bin/sh\n', { mode: 0o755 });
  process.env['PATH'] = `${folder}:${PATH}`;
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/crown.part.png'), 'half a picture');
  const options = { isRendering: true, isDraft: false, isCutsOnly: false, threads: 1 };
  await expect(renderShots({ ...options, only: ['crown'], renders: folder })).rejects.toThrow(
    'Blender did not write site/crown',
  );
  expect(existsSync(path.join(folder, 'site/crown.png'))).toBe(false);
});
