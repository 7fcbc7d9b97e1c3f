import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/**
 * Writes the declarations of some files and of all that they import.
 * @param files absolute paths
 * @param folder the workspace that they belong to
 */
export function writeTypes(files: readonly string[], folder: string, target: string): void {
  // In the workspace: from there its imports are resolved.
  const config = join(folder, 'tsconfig.pack.json');
  const options = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: join(folder, 'src'),
      outDir: target,
    },
    files,
  };
  writeFileSync(config, JSON.stringify(options));
  try {
    execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', config], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } finally {
    rmSync(config);
  }
}
