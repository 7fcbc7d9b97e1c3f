import { join } from 'node:path';

/** What a render process runs. Jest puts a compiled one in its place (jest.config.mjs). */
export const bootFile = join(import.meta.dirname, 'boot.mjs');
