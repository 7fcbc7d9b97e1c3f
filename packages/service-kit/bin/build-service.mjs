// node build-service.mjs <entry> …, in the folder of a service: compiles it for its image into dist/, without a TypeScript
// loader at run time.
import { build } from 'esbuild';
import { serviceBuild } from './service-build.mjs';

await build(serviceBuild(process.argv.slice(2), 'dist'));
