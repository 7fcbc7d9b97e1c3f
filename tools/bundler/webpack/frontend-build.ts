import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frontendFolder, type FrontendName } from '@site/release';
import type { Configuration } from 'webpack';

/** The builds of one frontend: for the browser (for the shell also the boot file), and for the prerenderer. */
export interface FrontendBuild {
  /** Package name, for example `mfe-press`. */
  readonly name: string;
  /** Absolute path of the workspace. */
  readonly folder: string;
  readonly web: readonly Configuration[];
  readonly node: Configuration;
  /** For the development server, which builds only the browser's part like this. */
  readonly development: () => Configuration;
}

/** @returns the build that a frontend's webpack.config.ts exports */
export async function loadFrontendBuild(name: FrontendName): Promise<FrontendBuild> {
  const file = join(frontendFolder(name), 'webpack.config.ts');
  const { build } = (await import(pathToFileURL(file).href)) as { build: FrontendBuild };
  return build;
}
