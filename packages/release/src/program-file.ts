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
  const compiled = compiledProgram(entry);
  if (compiled !== undefined) return { file: compiled, execArgv: ['--enable-source-maps'] };
  return { file: join(repositoryRoot, entry), execArgv: ['--import', 'tsx'] };
}

/** @returns undefined where sources run */
function compiledProgram(entry: string): string | undefined {
  if (folderOfCompiled === undefined) return undefined;
  return join(repositoryRoot, folderOfCompiled, entry.replace(/\.ts$/, '.mjs'));
}
