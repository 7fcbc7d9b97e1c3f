import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processStart, repositoryRoot } from '@site/release';

const folders = join(repositoryRoot, '.cache/servers');
const compiler = join(repositoryRoot, 'tools/bin/compile-servers.mjs');
const renderProcess = 'packages/release/src/render-process/worker.ts';

/** Programs of a running site. */
export interface ServerPrograms {
  /** @returns what Node runs for a TypeScript entry */
  readonly fileOf: (entry: string) => string;
  readonly remove: () => void;
}

/**
 * Compiles servers as for images, into a folder of this process: no edit changes a site that runs, and a server that is
 * restarted is the one that was started.
 * @param entries relative to the repository @throws Error with the line that does not compile
 */
export async function compileServerPrograms(entries: readonly string[]): Promise<ServerPrograms> {
  removeLeftBehind();
  const folder = join(folders, String(process.pid));
  await promisify(execFile)(process.execPath, [compiler, folder, ...entries, renderProcess], {
    cwd: repositoryRoot,
  });
  return {
    fileOf: (entry) => join(folder, entry.replace(/\.ts$/, '.mjs')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Folders of sites that were killed. */
function removeLeftBehind(): void {
  const names = existsSync(folders) ? readdirSync(folders) : [];
  for (const name of names.filter((pid) => processStart(Number(pid)) === undefined))
    rmSync(join(folders, name), { recursive: true, force: true });
}
