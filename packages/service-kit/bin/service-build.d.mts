import type { BuildOptions } from 'esbuild';

export function serviceBuild(entryPoints: readonly string[], outdir: string): BuildOptions;
