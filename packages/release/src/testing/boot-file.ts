/** Replaces ../render-process/boot-file in jest: compiling takes longer than a release of fake builds. */
import { compiledPart } from '../../../../tools/testing/compiled-part';

export const bootFile = compiledPart('packages/release/src/render-process/compiled-boot.ts') ?? '';
