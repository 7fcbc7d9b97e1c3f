import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The seam to the press service's tests: whoever ran the store's tests against a MongoDB server writes that
 * server's name, for example `FerretDB`, into this file of the checkout. No file: nobody did.
 */
const mark = '.cache/mongodb-tested';

/** Before the tests run, so that yesterday's mark says nothing about today. */
export function forgetMongodb(root: string): void {
  rmSync(path.join(root, mark), { force: true });
}

/** @returns `MongoDB: tested (FerretDB)` or `MongoDB: not tested`. */
export function mongodbLine(root: string): string {
  const file = path.join(root, mark);
  const server = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '').trim() : '';
  return server ? `MongoDB: tested (${server})` : 'MongoDB: not tested';
}
