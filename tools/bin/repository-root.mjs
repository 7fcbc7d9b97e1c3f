// Plain JavaScript: used before anything is installed. TypeScript code takes `repositoryRoot` from @site/release.
import path from 'node:path';

// Node below 20.11 has no `dirname` here; run.mjs refuses such a version with a message of its own.
export const repositoryRoot = path.resolve(import.meta.dirname ?? '', '../..');
