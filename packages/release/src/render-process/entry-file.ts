import { programFile, type ProgramFile } from '../program-file';

/** What a render process runs. Jest puts a compiled one in its place (jest.config.mjs). */
export const workerProgram = (): ProgramFile =>
  programFile('packages/release/src/render-process/worker.ts');
