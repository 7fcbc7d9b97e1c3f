/** Replaces ../render-process/entry-file in jest: compiling takes longer than a release of fake builds. */
import { compiledPart } from '@site/tools/compiled-part';

export const entryFile =
  compiledPart('packages/release/src/render-process/compiled-entry.ts') ?? '';
