import { join } from 'node:path';
import { repositoryRoot } from './frontends';

/** The folder of compiled programs in the repository, written in by tools/bin/server-build.mjs; sources do not have it. */
declare const compiledFolder: string | undefined;

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
export function compiledProgram(entry: string): string | undefined {
  if (typeof compiledFolder === 'undefined') return undefined;
  return join(repositoryRoot, compiledFolder, entry.replace(/\.ts$/, '.mjs'));
}
