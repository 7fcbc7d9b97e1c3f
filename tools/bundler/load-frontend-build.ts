import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frontendFolder, type FrontendName } from '@site/release';
import type { FrontendBuild } from './webpack/frontend-build';

/** @returns the build that a frontend's webpack.config.ts exports */
export async function loadFrontendBuild(name: FrontendName): Promise<FrontendBuild> {
  const file = join(frontendFolder(name), 'webpack.config.ts');
  const { build } = (await import(pathToFileURL(file).href)) as { build: FrontendBuild };
  return build;
}
