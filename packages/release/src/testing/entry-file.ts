/** Replaces ../render-process/entry-file in jest: compiling takes longer than a release of fake builds. */
import { compiledPart } from '@site/tools/compiled-part';
import type { ProgramFile } from '../program-file';

export const workerProgram = (): ProgramFile => ({
  file: compiledPart('packages/release/src/render-process/worker.ts') ?? '',
  execArgv: [],
});
