/**
 * `npm run backup` and `npm run restore` start this for the press store:
 * `copy-store.ts backup <folder>` or `copy-store.ts restore <folder> [--force]`. The service may be running.
 */
import { join } from 'node:path';
import { ConfigFault, readConfig } from './config';
import { backUpStore, copyFile, restoreStore } from './data/copy-store';
import { StoreFault } from './data/store-fault';

const [task, folder = '', ...options] = process.argv.slice(2);

try {
  const place = readConfig();
  const copy = join(folder, copyFile(place));
  if (task === 'backup') console.log(`  ${await backUpStore(place, copy)} articles → ${copy}`);
  else if (task === 'restore') {
    const articles = await restoreStore(place, copy, options.includes('--force'));
    console.log(`  ${articles} articles ← ${copy}; the administrator signs in again`);
  } else throw new ConfigFault([`"${task}" is neither backup nor restore`]);
} catch (error) {
  const isOperators = [ConfigFault, StoreFault].some((kind) => error instanceof kind);
  console.error('press store:', isOperators ? (error as Error).message : error);
  process.exitCode = 1;
}
