import { join } from 'node:path';

/** The entry file of a render process. Jest replaces it by a compiled one (jest.config.mjs). */
export const bootFile = join(import.meta.dirname, 'boot.mjs');
