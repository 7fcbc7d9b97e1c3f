import { join } from 'node:path';
import { compiledProgram } from '../program-file';

/** What a render process runs. Jest puts a compiled one in its place (jest.config.mjs). */
export const entryFile =
  compiledProgram('packages/release/src/render-process/compiled-entry.ts') ??
  join(import.meta.dirname, 'entry.mjs');
