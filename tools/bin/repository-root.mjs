// Plain JavaScript: used before anything is installed. TypeScript code uses `repositoryRoot` of @site/release.
import path from 'node:path';

// Node below 20.11 has no `dirname` here; run.mjs refuses such a version with its own message.
export const repositoryRoot = path.resolve(import.meta.dirname ?? '', '../..');
