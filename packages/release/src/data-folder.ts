import { resolve } from 'node:path';
import { repositoryRoot } from './repository-root';

/** @returns DATA_DIR, else ./data: the parent of the site's folder and of the services' folders */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(repositoryRoot, env['DATA_DIR']?.trim() || 'data');
}
