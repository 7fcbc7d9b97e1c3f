import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderShots } from './render-shots';

/** A Blender that ends without writing anything, as it does when its script fails. */
jest.mock('node:child_process', () => ({
  spawn: () => {
    const [stdout, stderr] = [new EventEmitter(), new EventEmitter()];
    const child = Object.assign(new EventEmitter(), { stdout, stderr });
    setImmediate(() => child.emit('close', 0));
    return child;
  },
}));

test('a part that an interrupted run has left is not taken for a render', async () => {
  const renders = mkdtempSync(path.join(tmpdir(), 'renders-'));
  mkdirSync(path.join(renders, 'site'));
  writeFileSync(path.join(renders, 'site/crown.part.png'), 'half a picture');
  const options = { isRendering: true, isDraft: false, isCutsOnly: false, threads: 1 };
  await expect(renderShots({ ...options, only: ['crown'], renders })).rejects.toThrow(
    'Blender did not write site/crown',
  );
  expect(existsSync(path.join(renders, 'site/crown.png'))).toBe(false);
  rmSync(renders, { recursive: true });
});
