import { join } from 'node:path';
import { compiledProgram } from '../program-file';

/** What a render process runs. Jest puts a compiled one in its place (jest.config.mjs). */
export const bootFile =
  compiledProgram('packages/release/src/render-process/compiled-boot.ts') ??
  join(import.meta.dirname, 'boot.mjs');
