import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Watchpack from 'watchpack';

const settleMs = 20;

/**
 * Reports changes below folders, also of files that were replaced (as `sed -i`, `git stash` and most editors do), added or
 * removed: recursive `fs.watch` of Node stays silent about a replaced file from then on.
 *
 * @param folders relative to `root`; those that do not exist are left out
 * @param onChange gets the folders in which something changed, once for changes that belong together
 * @returns ends the watching
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (changed: readonly string[]) => void,
): () => void {
  const watched = new Map(folders.map((folder) => [join(root, folder), folder]));
  const watcher = new Watchpack({
    aggregateTimeout: settleMs,
    ignored: ['**/node_modules', '**/dist', '**/*.test.ts', '**/*.test.tsx'],
  });
  watcher.on('aggregated', (changes, removals) => {
    const places = new Set([...changes, ...removals]);
    onChange([...watched].filter(([place]) => places.has(place)).map(([, folder]) => folder));
  });
  watcher.watch({
    directories: [...watched.keys()].filter((place) => existsSync(place)),
    startTime: Date.now(),
  });
  return () => watcher.close();
}
