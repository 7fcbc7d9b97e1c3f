import { join } from 'node:path';
import { folderOfCompiled, repositoryRoot } from './repository-root';

/** How `fork` starts a program. */
export interface ProgramFile {
  readonly file: string;
  /** Options of Node. */
  readonly execArgv: string[];
}

/**
 * Compiled code starts compiled programs, as in an image; sources start sources, with a TypeScript loader.
 * @param entry TypeScript file, relative to the repository
 */
export function programFile(entry: string): ProgramFile {
  if (folderOfCompiled === undefined)
    return { file: join(repositoryRoot, entry), execArgv: ['--import', 'tsx'] };
  const compiled = join(repositoryRoot, folderOfCompiled, entry.replace(/\.ts$/, '.mjs'));
  return { file: compiled, execArgv: ['--enable-source-maps'] };
}
